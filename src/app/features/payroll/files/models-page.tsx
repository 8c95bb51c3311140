import { useQuery } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LeaveGuard } from '#app/input/leave-guard.tsx';
import { PAGES } from '#contract/pages.ts';
import { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { monthPath } from '../pay-month.ts';
import { ModelEditor } from './model-editor.tsx';
import { type ModelFileProblem, readModelFile } from './model-file.ts';
import { freeId, modelOf, type ShownModel } from './pay-files.ts';
import { useModelName } from './use-model-name.ts';
import { useModelProblem } from './use-model-problem.ts';

/** What each payroll program wants to read: proposed, changed, copied, carried from one company to another. */
export function PayModelsPage() {
  const { t } = useTranslation('payroll-files');
  const [search] = useSearchParams();
  const month = search.get('month');
  const models = useQuery(endpointQuery(payrollFilesEndpoints.models, {}));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('models.title')} />
      <Link
        to={month === null ? PAGES.payroll.path : monthPath(month, search.get('establishment') ?? undefined)}
        className="self-start link"
      >
        {t('models.back')}
      </Link>
      <PageHeader title={t('models.title')} lead={t('models.lead')} />
      {models.isPending && (
        <LoadingArea label={t('models.loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {models.isError && (
        <LoadError
          error={models.error}
          otherwise={t('models.loadFailed')}
          onRetry={() => models.refetch()}
          retrying={models.isRefetching}
        />
      )}
      {models.data && <Models models={models.data} />}
    </div>
  );
}

/** What was typed, by model: choosing another one loses nothing. */
type Drafts = Readonly<Record<string, PayModel>>;

function Models({ models }: { models: readonly ShownModel[] }) {
  const { t } = useTranslation('payroll-files');
  const nameOf = useModelName();
  const [drafts, setDrafts] = useState<Drafts>({});
  const [chosen, setChosen] = useState(models[0]?.id ?? '');
  const made = Object.values(drafts)
    .filter(({ id }) => models.every((model) => model.id !== id))
    .map(asOwn);
  const all = [...models, ...made];
  const shown = all.find(({ id }) => id === chosen) ?? all[0];
  const begin = (model: PayModel) => {
    setDrafts((others) => ({ ...others, [model.id]: model }));
    setChosen(model.id);
  };
  const forget = (id: string) =>
    setDrafts((others) => Object.fromEntries(Object.entries(others).filter(([other]) => other !== id)));
  if (shown === undefined) return null;
  return (
    <>
      <LeaveGuard isDirty={Object.keys(drafts).length > 0} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('model')}
          className="w-full sm:w-72"
          value={shown.id}
          options={all.map((model) => ({ value: model.id, label: nameOf(model) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
        <ImportButton onRead={begin} />
      </div>
      <ModelEditor
        key={shown.id}
        model={shown}
        draft={drafts[shown.id] ?? modelOf(shown)}
        isNew={made.includes(shown)}
        isDirty={shown.id in drafts}
        onChange={(draft) => setDrafts((others) => ({ ...others, [shown.id]: draft }))}
        onForget={() => forget(shown.id)}
        onCopy={(draft) => {
          const name = t('models.copyOf', { name: nameOf(shown) }).slice(0, 60);
          begin({
            ...draft,
            confirmed: false,
            name,
            id: freeId(
              name,
              all.map(({ id }) => id),
            ),
          });
        }}
      />
    </>
  );
}

function asOwn(model: PayModel): ShownModel {
  return {
    ...model,
    columns: model.columns.map((column) => ({ ...column, words: [...column.words] })),
    known: 'own',
    changed: true,
  };
}

function ImportButton({ onRead }: { onRead: (model: PayModel) => void }) {
  const { t } = useTranslation('payroll-files');
  const id = useId();
  const sentence = useFileSentence();
  const [told, setTold] = useState<{ problem: ModelFileProblem } | { name: string } | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = readModelFile(await file.text());
    if ('problem' in read) return setTold(read);
    setTold({ name: read.model.name });
    onRead(read.model);
  };
  return (
    <>
      <label
        htmlFor={id}
        className={buttonClass(
          { variant: 'secondary' },
          'cursor-pointer max-sm:w-full has-focus-visible:outline-2 has-focus-visible:outline-focus',
        )}
      >
        <Upload className="size-4" aria-hidden="true" />
        {t('models.import')}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {told && (
        <div className="w-full">
          {'problem' in told ? (
            <Banner tone="error" title={sentence(told.problem)} onClose={() => setTold(null)} />
          ) : (
            <Banner
              tone="info"
              title={t('models.imported', { name: told.name })}
              onClose={() => setTold(null)}
            />
          )}
        </div>
      )}
    </>
  );
}

function useFileSentence(): (problem: ModelFileProblem) => string {
  const { t } = useTranslation('payroll-files');
  const modelSentence = useModelProblem();
  return (problem) => {
    if (problem.kind === 'wrong-value') return t('file.wrong-value', { place: problem.place });
    return problem.kind === 'unfit' ? modelSentence(problem.problem) : t(`file.${problem.kind}`);
  };
}
