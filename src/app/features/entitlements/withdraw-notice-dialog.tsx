import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Notice } from './entitlement.ts';

/** A notice that was noted by mistake: it is owed again, and can be noted or sent anew. */
export function WithdrawNoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation('entitlements');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { name } = notice.user;
  const withdraw = useWrite(entitlementsEndpoints.withdrawNotice, {
    onSuccess: () => {
      toast({ title: t('notices.withdrawn', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('notices.withdrawTitle', { name })}
      consequence={t('notices.withdrawConsequence')}
      confirmLabel={t('notices.withdraw')}
      busyLabel={withdraw.isPending && t('notices.recording')}
      error={withdraw.isError ? sentence(withdraw.error, t('notices.withdrawFailed')) : undefined}
      onConfirm={() => withdraw.mutate({ params: { id: notice.id } })}
    />
  );
}
