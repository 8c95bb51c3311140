import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { accessAfterCancelling, type SubscriptionStatus } from './subscription.ts';

type CancelDialogProps = { status: SubscriptionStatus; onClose: () => void };

export function CancelSubscriptionDialog({ status, onClose }: CancelDialogProps) {
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
