import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { cardClass } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { SubscriptionStatus } from './subscription.ts';
import type { PaymentNews } from './use-payment-return.ts';

type PaymentReturnProps = { news: PaymentNews; status: SubscriptionStatus | undefined };

/** For whoever comes back from paying: that it is being confirmed, then that it is. */
export function PaymentReturn({ news, status }: PaymentReturnProps) {
  const { t } = useTranslation(['subscription', 'billing']);
  const { longDay } = useDayFormats();
  const [closed, setClosed] = useState(false);
  if (news === null || closed) return null;
  if (news === 'done') {
    const due = status?.subscription.currentPeriodEnd;
    return (
      <Banner tone="success" title={t('subscription:paid.done')} onClose={() => setClosed(true)}>
        {due && t('subscription:paid.doneText', { date: longDay(due) })}
      </Banner>
    );
  }
  if (news === 'over') {
    return (
      <Banner tone="warning" title={t('subscription:paid.over')}>
        {t('subscription:paid.overText')}
      </Banner>
    );
  }
  return (
    <div role="status" className={`${cardClass} flex items-center gap-4 p-4`}>
      <Spinner className="size-6 shrink-0 text-sea" />
      <div>
        <p className="font-medium">{t('subscription:paid.waiting')}</p>
        <p className="text-plain text-muted">
          {news === 'slow' ? t('billing:waiting.slow') : t('subscription:paid.waitingText')}
        </p>
      </div>
    </div>
  );
}
