import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Accountant } from './accountant.ts';

export function RemoveAccountantDialog({
  accountant: { id, name },
  onClose,
}: {
  accountant: Accountant;
  onClose: () => void;
}) {
  const { t } = useTranslation('accountants');
  const toast = useToast();
  const sentence = useErrorSentence();
  const remove = useWrite(usersEndpoints.remove, {
    onSuccess: () => {
      toast({ title: t('remove.done', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.title', { name })}
      consequence={t('remove.consequence')}
      confirmLabel={t('remove.confirm')}
      busyLabel={remove.isPending && t('remove.removing')}
      {...(remove.isError ? { error: sentence(remove.error, t('remove.failed')) } : {})}
      onConfirm={() => remove.mutate({ params: { id } })}
    />
  );
}
