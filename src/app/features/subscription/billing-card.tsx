import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { BillingActions } from './billing-actions.tsx';
import { lastPayment, type SubscriptionStatus } from './subscription.ts';

type BillingCardProps = { status: SubscriptionStatus; paying: boolean };

export function BillingCard({ status, paying }: BillingCardProps) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const { longDay } = useDayFormats();
  const { subscription, billing, trial } = status;
  const monthly = formats.monthly(billing.monthlyPriceCents);
  const noDueDate = t(trial.isActive ? 'billing.noneInTrial' : 'billing.none');
  return (
    <Card title={t('billing.title')}>
      <div className="flex flex-col gap-5">
        <dl className="divide-y divide-line">
          <Fact label={t('billing.perUser')}>{formats.monthly(billing.pricePerUserCents)}</Fact>
          <Fact label={t('billing.monthly')}>
            {t('billing.monthlyFor', { price: monthly, count: subscription.seats })}
          </Fact>
          <Fact label={t('billing.due')}>
            {subscription.currentPeriodEnd ? longDay(subscription.currentPeriodEnd) : noDueDate}
          </Fact>
          {subscription.accessUntil && !subscription.readOnly && (
            <Fact label={t('billing.access')}>{longDay(subscription.accessUntil)}</Fact>
          )}
          <Fact label={t('billing.lastPayment')}>
            <LastPayment />
          </Fact>
        </dl>
        {!paying && <BillingActions status={status} />}
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-0.5 py-2.5 sm:flex-row sm:items-baseline first:pt-0 last:pb-0">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function LastPayment() {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const { shortDay } = useDayFormats();
  const invoices = useQuery(endpointQuery(subscriptionEndpoints.invoices, {}));
  if (invoices.isPending) return <Skeleton className="h-5 w-32" />;
  // What went wrong is told at the list of invoices.
  if (!invoices.data) return '—';
  const last = lastPayment(invoices.data);
  if (!last) return t('billing.neverPaid');
  return t('billing.lastPaid', { amount: formats.euros(last.amountCents), date: shortDay(last.date) });
}
