import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { CancelSubscriptionDialog } from './cancel-dialog.tsx';
import type { SubscriptionStatus } from './subscription.ts';
import { useProviderPage } from './use-provider-page.ts';

/** What can be done about it today, by the server's own list: pay, settle, take up again, cancel. */
export function BillingActions({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation('subscription');
  const toast = useToast();
  const sentence = useErrorSentence();
  const provider = useProviderPage();
  const [cancelling, setCancelling] = useState(false);
  const reactivate = useWrite(subscriptionEndpoints.reactivate, {
    onSuccess: () => toast({ title: t('billing.reactivated') }),
  });
  const { can, billing, subscription } = status;
  const owes = subscription.status === 'past_due';
  const refused = provider.error ?? reactivate.error;
  const hint = can.checkout ? t('billing.payHint') : can.reactivate ? t('billing.reactivateHint') : null;
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <div className="flex flex-col gap-3">
      {refused !== null && <Banner tone="error" title={sentence(refused)} />}
      {billing.provider === null && <p className="text-sm text-muted">{t('billing.unavailable')}</p>}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {can.checkout && (
          <Button
            icon={<CreditCard className="size-5" aria-hidden="true" />}
            busyLabel={provider.leavingFor === 'checkout' && t('billing.opening')}
            onClick={() => provider.open('checkout')}
          >
            {t('billing.pay')}
          </Button>
        )}
        {can.reactivate && (
          <Button
            busyLabel={reactivate.isPending && t('billing.reactivating')}
            onClick={() => reactivate.mutate({})}
          >
            {t('billing.reactivate')}
          </Button>
        )}
        {can.portal && (
          <Button
            variant={owes ? 'primary' : 'secondary'}
            busyLabel={provider.leavingFor === 'portal' && t('billing.openingPortal')}
            onClick={() => provider.open('portal')}
          >
            {t(owes ? 'billing.settle' : 'billing.portal')}
          </Button>
        )}
        {can.cancel && (
          <Button variant="dangerQuiet" onClick={() => setCancelling(true)}>
            {t('billing.cancel')}
          </Button>
        )}
      </div>
      {billing.provider === 'sandbox' && <p className="text-sm text-muted">{t('billing.sandbox')}</p>}
      {cancelling && <CancelSubscriptionDialog status={status} onClose={() => setCancelling(false)} />}
    </div>
  );
}
