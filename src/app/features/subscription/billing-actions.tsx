import { useMutation } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { accessAfterCancelling, type SubscriptionStatus } from './subscription.ts';

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

type CancelSubscriptionDialogProps = { status: SubscriptionStatus; onClose: () => void };

function CancelSubscriptionDialog({ status, onClose }: CancelSubscriptionDialogProps) {
  const { t } = useTranslation('subscription');
  const { longDay } = useDayFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const cancel = useWrite(subscriptionEndpoints.cancel, {
    onSuccess: () => {
      toast({ title: t('cancel.done') });
      onClose();
    },
  });
  const until = accessAfterCancelling(status);
  const afterwards = status.subscription.readOnly ? t('cancel.textReadOnly') : t('cancel.textNoDate');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('cancel.title', { organization: status.organization.name })}
      consequence={until ? t('cancel.text', { date: longDay(until) }) : afterwards}
      confirmLabel={t('cancel.confirm')}
      busyLabel={cancel.isPending && t('cancel.busy')}
      error={cancel.isError ? sentence(cancel.error, t('cancel.failed')) : undefined}
      onConfirm={() => cancel.mutate({})}
    />
  );
}

const pages = {
  checkout: () => call(subscriptionEndpoints.checkout, { body: {} }),
  portal: () => call(subscriptionEndpoints.portal, {}),
} as const;

type ProviderPage = keyof typeof pages;

/** Leads to a page of the payment provider; whoever comes back by the browser's own button finds ours ready again. */
function useProviderPage() {
  const { reset, ...opening } = useMutation({
    mutationFn: (page: ProviderPage) => pages[page](),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const leaving = opening.isPending || opening.isSuccess;
  return { open: opening.mutate, error: opening.error, leavingFor: leaving ? opening.variables : null };
}
