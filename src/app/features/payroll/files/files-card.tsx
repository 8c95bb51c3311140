import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namingEstablishment, withSearch } from '#app/leave/establishments/establishment-address.ts';
import { PAGES } from '#contract/pages.ts';
import { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { PayMonth } from '../pay-month.ts';
import { FilesList } from './files-list.tsx';
import { isUnconfirmed, type ShownFile, type ShownModel } from './pay-files.ts';
import { useModelName } from './use-model-name.ts';

/** The files of a closed month: make one, and fetch those that are kept. */
export function FilesCard({ page }: { page: PayMonth }) {
  const { t } = useTranslation('payroll-files');
  const user = useStoredSession()?.user;
  const models = useQuery(endpointQuery(payrollFilesEndpoints.models, {}));
  const files = useQuery(
    endpointQuery(payrollFilesEndpoints.list, {
      params: { month: page.month },
      query: namingEstablishment(page.establishment?.id),
    }),
  );
  const failed = models.isError ? models : files.isError ? files : null;
  return (
    <Card
      title={t('title')}
      actions={
        user &&
        can(user, 'payroll.set-models') && (
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
            to={withSearch(PAGES.payModels.path, {
              month: page.month,
              ...namingEstablishment(page.establishment?.id),
            })}
          >
            {t('models.title')}
          </ButtonLink>
        )
      }
    >
      {failed && (
        <LoadError
          error={failed.error}
          otherwise={t('loadFailed')}
          onRetry={() => failed.refetch()}
          retrying={failed.isRefetching}
        />
      )}
      {!failed && !(models.data && files.data) && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-24 w-full" />
        </LoadingArea>
      )}
      {models.data && files.data && (
        <div className="flex flex-col gap-5">
          <MakeFile page={page} models={models.data} files={files.data} />
          <FilesList files={files.data} />
        </div>
      )}
    </Card>
  );
}

type MakeFileProps = { page: PayMonth; models: readonly ShownModel[]; files: readonly ShownFile[] };

function MakeFile({ page, models, files }: MakeFileProps) {
  const { t } = useTranslation('payroll-files');
  const user = useStoredSession()?.user;
  const sentence = useErrorSentence();
  const nameOf = useModelName();
  const toast = useToast();
  const [chosen, setChosen] = useState<string | null>(null);
  const model =
    models.find(({ id }) => id === (chosen ?? files[0]?.model)) ??
    models.find(({ known }) => known !== 'free');
  const make = useWrite(payrollFilesEndpoints.make, {
    onSuccess: ({ name }) => toast({ title: t('made', { name }) }),
  });
  if (!user || !can(user, 'payroll.make-files') || model === undefined) return null;
  const all = [...page.lines, ...page.differences];
  const nameless = all.filter(({ payrollNumber }) => payrollNumber === null).length;
  const codeless = all.filter(({ code }) => code === null).length;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      {make.isError && <Banner tone="error" title={sentence(make.error, t('makeFailed'))} />}
      {nameless > 0 && <Banner tone="warning" title={t('withoutNumber', { count: nameless })} />}
      {codeless > 0 && <Banner tone="warning" title={t('withoutCode', { count: codeless })} />}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('model')}
          className="w-full sm:w-72"
          value={model.id}
          options={models.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button
          icon={<FilePlus className="size-4" aria-hidden="true" />}
          busyLabel={make.isPending && t('making')}
          onClick={() =>
            make.mutate({
              params: { month: page.month },
              query: namingEstablishment(page.establishment?.id),
              body: { model: model.id },
            })
          }
          className="max-sm:w-full"
        >
          {t('make')}
        </Button>
      </div>
      {isUnconfirmed(model) && <p className="max-w-prose text-sm text-muted">{t('unconfirmedShort')}</p>}
    </div>
  );
}
