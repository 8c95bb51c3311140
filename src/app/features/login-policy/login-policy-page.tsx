import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { PageProps } from '#app/frame/session/with-session.tsx';
import { loginPolicyEndpoints, type loginPolicySchema } from '#contract/login-policy.ts';
import { secondFactorPolicies } from '#domain/access/second-factor.ts';
import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { PageTitle } from '#web/page-title.tsx';
import { NotReady } from './not-ready.tsx';
import { Recoveries } from './recoveries.tsx';

type Policy = z.infer<typeof loginPolicySchema>;

/** Enough to have read about it, and to have the phone at hand. */
const usualGrace = 14;

export function LoginPolicyPage({ user }: PageProps) {
  const { t } = useTranslation(['login-policy', 'pages']);
  const policy = useQuery(endpointQuery(loginPolicyEndpoints.read, {}));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:loginPolicy.name')} />
      <PageHeader title={t('pages:loginPolicy.name')} lead={t('lead')} />
      {policy.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-60 w-full" />
        </LoadingArea>
      )}
      {policy.isError && (
        <LoadError
          error={policy.error}
          otherwise={t('loadFailed')}
          onRetry={() => policy.refetch()}
          retrying={policy.isRefetching}
        />
      )}
      {policy.data && <PolicyForm policy={policy.data} user={user} />}
    </div>
  );
}

function PolicyForm({ policy, user }: { policy: Policy; user: StoredUser }) {
  const { t } = useTranslation('login-policy');
  const toast = useToast();
  const sentence = useErrorSentence();
  const today = useToday();
  const [secondFactor, setSecondFactor] = useState(policy.secondFactor);
  const [from, setFrom] = useState<string | null>(policy.from ?? addDays(today as PlainDate, usualGrace));
  const save = useWrite(loginPolicyEndpoints.update, { onSuccess: () => toast({ title: t('saved') }) });
  const isOff = secondFactor === 'off';
  return (
    <>
      <Card title={t('title')}>
        <div className="flex flex-col gap-5">
          {save.isError && <Banner tone="error" title={sentence(save.error, t('failed'))} />}
          <RadioGroup
            label={t('choice')}
            options={secondFactorPolicies.map((value) => ({
              value,
              label: t(`choices.${value}.label`),
              hint: t(`choices.${value}.hint`),
            }))}
            value={secondFactor}
            onChange={setSecondFactor}
          />
          {!isOff && (
            <div className="max-w-sm">
              <DatePicker label={t('from')} hint={t('fromHint')} value={from} onChange={setFrom} />
            </div>
          )}
          <div>
            <Button
              disabled={!isOff && from === null}
              busyLabel={save.isPending && t('saving')}
              onClick={() => save.mutate({ body: { secondFactor, from: isOff ? null : from } })}
            >
              {t('save')}
            </Button>
          </div>
          <p className="text-sm text-muted">{t('unaffected')}</p>
        </div>
      </Card>
      <CardBoundary>
        <NotReady policy={policy} />
      </CardBoundary>
      <CardBoundary>
        <Recoveries policy={policy} user={user} />
      </CardBoundary>
    </>
  );
}
