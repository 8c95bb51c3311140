import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { payrollEndpoints } from '#contract/payroll.ts';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { SENDING_DEEDS } from '#domain/payroll-sending/sending-plan.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { HeldLines } from './held-lines.tsx';
import type { Connection, SendingPlan } from './sending.ts';
import { StepsTable } from './steps-table.tsx';

type SendMonthCardProps = { connection: Connection; maySend: boolean; mayMend: boolean };

/** A closed month, and what sending it would change at the payroll program. */
export function SendMonthCard({ connection, maySend, mayMend }: SendMonthCardProps) {
  const { t } = useTranslation('payroll-sending');
  const days = useDayFormats();
  const [search, setSearch] = useSearchParams();
  const months = useQuery(endpointQuery(payrollEndpoints.months, {}));
  const closed = (months.data ?? []).filter(({ state }) => state === 'closed').map(({ month }) => month);
  const asked = search.get('month');
  const month = asked !== null && closed.includes(asked) ? asked : closed[0];
  return (
    <Card title={t('plan.title')}>
      {months.isPending && <Skeleton className="h-24 w-full" />}
      {months.isError && (
        <LoadError
          error={months.error}
          otherwise={t('plan.loadFailed')}
          onRetry={() => months.refetch()}
          retrying={months.isRefetching}
        />
      )}
      {months.data && month === undefined && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-muted">{t('plan.noMonth')}</p>
          <ButtonLink variant="secondary" to={PAGES.payroll.path}>
            {t('plan.toPayroll')}
          </ButtonLink>
        </div>
      )}
      {month !== undefined && (
        <div className="flex flex-col gap-5">
          <Select
            label={t('plan.month')}
            className="w-full sm:w-72"
            value={month}
            options={closed.map((each) => ({
              value: each,
              label: days.monthAndYear(plainDate(`${each}-01`)),
            }))}
            onChange={({ target }) => setSearch({ month: target.value })}
          />
          <PlanOfMonth key={month} {...{ month, connection, maySend, mayMend }} />
        </div>
      )}
    </Card>
  );
}

type PlanOfMonthProps = SendMonthCardProps & { month: string };

function PlanOfMonth({ month, connection, maySend, mayMend }: PlanOfMonthProps) {
  const { t } = useTranslation('payroll-sending');
  const plan = useQuery(endpointQuery(payrollSendingEndpoints.plan, { params: { month } }));
  const program = t(`programs.${connection.provider}`);
  if (plan.isPending)
    return (
      <LoadingArea label={t('plan.loading')}>
        <Skeleton className="h-32 w-full" />
      </LoadingArea>
    );
  if (plan.isError)
    return (
      <LoadError
        error={plan.error}
        otherwise={t('plan.loadFailed')}
        onRetry={() => plan.refetch()}
        retrying={plan.isRefetching}
      />
    );
  const { steps, held, running } = plan.data;
  return (
    <>
      {held.length > 0 && <HeldLines held={held} program={connection.provider} mayMend={mayMend} />}
      {running !== null && <Banner tone="info" title={t('plan.running')} />}
      {running === null && steps.length === 0 && held.length === 0 && (
        <Banner tone="success" title={t('plan.nothing', { program })} />
      )}
      {running === null && steps.length > 0 && (
        <>
          <Summary plan={plan.data} />
          <StepsTable steps={steps} program={connection.provider} />
          {maySend && <SendButton plan={plan.data} />}
        </>
      )}
      <p className="max-w-prose text-sm text-muted">{t('untried', { program })}</p>
    </>
  );
}

function Summary({ plan: { steps } }: { plan: SendingPlan }) {
  const { t } = useTranslation('payroll-sending');
  const counts = [...SENDING_DEEDS]
    .reverse()
    .map((deed) => ({ deed, count: steps.filter((step) => step.deed === deed).length }))
    .filter(({ count }) => count > 0);
  return (
    <p>
      <span className="text-muted">{t('plan.summary')}</span>{' '}
      <strong className="font-medium">
        {counts.map(({ deed, count }) => t(`plan.${deed}`, { count })).join(', ')}
      </strong>
    </p>
  );
}

function SendButton({ plan: { month, provider, digest, steps } }: { plan: SendingPlan }) {
  const { t } = useTranslation('payroll-sending');
  const sentence = useErrorSentence();
  const [, setSearch] = useSearchParams();
  const send = useWrite(payrollSendingEndpoints.send, {
    onSuccess: ({ id }) => setSearch({ month, sending: id }),
  });
  return (
    <div className="flex flex-col gap-4">
      {send.isError && <Banner tone="error" title={sentence(send.error, t('plan.sendFailed'))} />}
      <div>
        <Button
          icon={<Send className="size-4" aria-hidden="true" />}
          busyLabel={send.isPending && t('plan.sending')}
          onClick={() => send.mutate({ params: { month }, body: { digest } })}
          className="max-sm:w-full"
        >
          {t('plan.send', { count: steps.length, program: t(`programs.${provider}`) })}
        </Button>
      </div>
    </div>
  );
}
