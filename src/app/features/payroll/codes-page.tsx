import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { payrollEndpoints } from '#contract/payroll.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import type { TypeCode } from './pay-month.ts';

/** What the payroll program and the DSN call each type of absence. */
export function PayCodesPage() {
  const { t } = useTranslation('payroll');
  const codes = useQuery(endpointQuery(payrollEndpoints.codes, {}));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('codes.title')} />
      <Link to={PAGES.payroll.path} className="self-start link">
        {t('codes.back')}
      </Link>
      <PageHeader title={t('codes.title')} lead={t('codes.lead')} />
      {codes.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {codes.isError && (
        <LoadError
          error={codes.error}
          otherwise={t('loadFailed')}
          onRetry={() => codes.refetch()}
          retrying={codes.isRefetching}
        />
      )}
      {codes.data && <CodesForm codes={codes.data} />}
    </div>
  );
}

type Typed = Readonly<Record<string, Pick<TypeCode, 'code' | 'dsnReason'>>>;

function CodesForm({ codes }: { codes: readonly TypeCode[] }) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [typed, setTyped] = useState<Typed>({});
  const save = useWrite(payrollEndpoints.setCodes, {
    onSuccess: () => {
      setTyped({});
      toast({ title: t('codes.saved') });
    },
  });
  const shownCode = (row: TypeCode) => typed[row.type] ?? { code: row.code, dsnReason: row.dsnReason };
  const change = (row: TypeCode, part: Partial<Typed[string]>) =>
    setTyped((all) => ({ ...all, [row.type]: { ...(all[row.type] ?? shownCode(row)), ...part } }));
  const unset = codes.filter((row) => row.suggestedCode !== null && (shownCode(row).code ?? '') === '');
  const takeAll = () =>
    setTyped((all) => ({
      ...all,
      ...Object.fromEntries(
        unset.map((row) => [row.type, { code: row.suggestedCode, dsnReason: row.suggestedDsnReason }]),
      ),
    }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = Object.entries(typed).map(([type, value]) => ({ type, ...value }));
    if (changed.length > 0) save.mutate({ body: { codes: changed } });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Card title={t('codes.types')}>
        <div className="flex flex-col gap-5">
          {save.isError && <Banner tone="error" title={sentence(save.error, t('codes.failed'))} />}
          <Banner tone="info" title={t('codes.unconfirmed')} />
          {unset.length > 0 && (
            <div>
              <Button variant="secondary" onClick={takeAll}>
                {t('codes.takeAll', { count: unset.length })}
              </Button>
            </div>
          )}
          <ul className="divide-y divide-line">
            {codes.map((row) => (
              <li
                key={row.type}
                className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[1fr_10rem_8rem]"
              >
                <p className="self-center font-medium wrap-anywhere">{row.typeName}</p>
                <TextField
                  label={t('codes.code', { type: row.typeName })}
                  hideLabel
                  maxLength={20}
                  placeholder={row.suggestedCode ?? t('columns.code')}
                  value={shownCode(row).code ?? ''}
                  onChange={({ target }) => change(row, { code: target.value })}
                />
                <TextField
                  label={t('codes.dsn', { type: row.typeName })}
                  hideLabel
                  maxLength={3}
                  inputMode="numeric"
                  placeholder={row.suggestedDsnReason ?? t('codes.dsnShort')}
                  value={shownCode(row).dsnReason ?? ''}
                  onChange={({ target }) => change(row, { dsnReason: target.value })}
                />
              </li>
            ))}
          </ul>
          <div
            data-bottom-bar
            className="sticky bottom-14 -mx-5 -mb-5 flex justify-end rounded-b-md border-t border-line bg-surface px-5 py-3 md:bottom-0"
          >
            <Button type="submit" busyLabel={save.isPending && t('codes.saving')}>
              {t('codes.save')}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}
