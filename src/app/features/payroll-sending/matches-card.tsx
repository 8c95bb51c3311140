import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PagedRows } from '#ui/paged-rows.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Matches } from './sending.ts';

const sides = ['people', 'types'] as const;
type Side = (typeof sides)[number];
type Typed = Readonly<Record<string, string>>;

/** By what PayFit knows people and absences. */
export function MatchesCard() {
  const { t } = useTranslation('payroll-sending');
  const found = useQuery(endpointQuery(payrollSendingEndpoints.matches, {}));
  const missing = found.data?.people.filter(({ gone, contractId }) => !gone && contractId === null).length;
  return (
    <Card
      title={t('matches.title')}
      actions={
        missing !== undefined && (
          <Badge tone={missing === 0 ? 'approved' : 'pending'}>
            {missing === 0 ? t('matches.complete') : t('matches.missing', { count: missing })}
          </Badge>
        )
      }
    >
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('loadFailed')}
          onRetry={() => found.refetch()}
          retrying={found.isRefetching}
        />
      )}
      {found.data && <MatchesForm matches={found.data} />}
    </Card>
  );
}

function MatchesForm({ matches }: { matches: Matches }) {
  const { t } = useTranslation('payroll-sending');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [side, setSide] = useState<Side>('people');
  const [contracts, setContracts] = useState<Typed>({});
  const [names, setNames] = useState<Typed>({});
  const save = useWrite(payrollSendingEndpoints.setMatches, {
    onSuccess: () => {
      setContracts({});
      setNames({});
      toast({ title: t('matches.saved') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const people = Object.entries(contracts).map(([userId, contractId]) => ({ userId, contractId }));
    const types = Object.entries(names).map(([type, name]) => ({ type, name }));
    if (people.length + types.length > 0) save.mutate({ body: { people, types } });
  };
  const nameOf = (row: Matches['types'][number]) => names[row.type] ?? row.name ?? '';
  const unset = matches.types.filter((row) => row.suggested !== null && nameOf(row) === '');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {save.isError && <Banner tone="error" title={sentence(save.error, t('matches.failed'))} />}
      <p className="max-w-prose text-muted">{t('matches.lead')}</p>
      <div>
        <SegmentedControl
          label={t('matches.title')}
          value={side}
          onChange={setSide}
          options={sides.map((value) => ({ value, label: t(`matches.${value}`) }))}
        />
      </div>
      {side === 'people' && (
        <PagedRows rows={matches.people}>
          {(shown) => (
            <Rows>
              {shown.map(({ user, gone, contractId }) => (
                <Row key={user.id} name={user.name} note={gone ? t('matches.gone') : null}>
                  <TextField
                    label={t('matches.contract', { name: user.name })}
                    hideLabel
                    maxLength={100}
                    spellCheck={false}
                    placeholder={t('matches.contractShort')}
                    value={contracts[user.id] ?? contractId ?? ''}
                    onChange={({ target }) =>
                      setContracts((all) => ({ ...all, [user.id]: target.value.trim() }))
                    }
                  />
                </Row>
              ))}
            </Rows>
          )}
        </PagedRows>
      )}
      {side === 'types' && (
        <>
          <p className="text-sm text-muted">{t('matches.unconfirmed')}</p>
          {unset.length > 0 && (
            <div>
              <Button
                variant="secondary"
                onClick={() =>
                  setNames((all) => ({
                    ...all,
                    ...Object.fromEntries(unset.map(({ type, suggested }) => [type, suggested ?? ''])),
                  }))
                }
              >
                {t('matches.takeAll', { count: unset.length })}
              </Button>
            </div>
          )}
          <Rows>
            {matches.types.map((row) => (
              <Row key={row.type} name={row.typeName} note={null}>
                <TextField
                  label={t('matches.typeName', { type: row.typeName })}
                  hideLabel
                  maxLength={80}
                  spellCheck={false}
                  placeholder={row.suggested ?? t('matches.typeShort')}
                  value={nameOf(row)}
                  onChange={({ target }) => setNames((all) => ({ ...all, [row.type]: target.value.trim() }))}
                />
              </Row>
            ))}
          </Rows>
        </>
      )}
      <div className="flex justify-end">
        <Button type="submit" busyLabel={save.isPending && t('matches.saving')} className="max-sm:w-full">
          {t('matches.save')}
        </Button>
      </div>
    </form>
  );
}

function Rows({ children }: { children: React.ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

type RowProps = { name: string; note: string | null; children: React.ReactNode };

function Row({ name, note, children }: RowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-2">
      <p className="self-center font-medium wrap-anywhere">
        {name} {note !== null && <span className="text-sm font-normal text-muted">{note}</span>}
      </p>
      {children}
    </li>
  );
}
