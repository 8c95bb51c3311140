import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { useWrite } from '#app/api/use-write.ts';
import { coverageEndpoints } from '#contract/coverage.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Blackout } from './coverage.ts';

export function DeleteBlackoutDialog({ blackout, onClose }: { blackout: Blackout; onClose: () => void }) {
  const { t } = useTranslation('coverage');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name } = blackout;
  const remove = useWrite(coverageEndpoints.deleteBlackout, {
    onSuccess: () => {
      toast({ title: t('deletion.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deletion.title', { name })}
      consequence={t('deletion.consequence')}
      confirmLabel={t('deletion.confirm')}
      busyLabel={remove.isPending && t('deletion.deleting')}
      error={remove.isError ? sentence(remove.error, t('deletion.failed')) : undefined}
      onConfirm={() => remove.mutate({ params: { id } })}
    />
  );
}
