import { useTranslation } from 'react-i18next';
import { departuresEndpoints } from '#contract/departures.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { PersonSheet } from './person-sheet.ts';

export function WithdrawDepartureDialog({ sheet, onClose }: { sheet: PersonSheet; onClose: () => void }) {
  const { t } = useTranslation('departures');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = sheet.user;
  const withdraw = useWrite(departuresEndpoints.withdraw, {
    onSuccess: () => {
      toast({ title: t('withdraw.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('withdraw.title', { name })}
      consequence={t('withdraw.consequence')}
      confirmLabel={t('withdraw.confirm')}
      busyLabel={withdraw.isPending && t('withdraw.withdrawing')}
      error={withdraw.isError ? sentence(withdraw.error, t('withdraw.failed')) : undefined}
      tone="primary"
      onConfirm={() => withdraw.mutate({ params: { id } })}
    />
  );
}
