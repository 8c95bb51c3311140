import { useTranslation } from 'react-i18next';
import { directoriesEndpoints } from '#contract/directories.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ConnectedDirectory } from './directory.ts';

type DisconnectDialogProps = {
  directory: ConnectedDirectory;
  onDisconnected: () => void;
  onClose: () => void;
};

export function DisconnectDialog({ directory, onDisconnected, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation('directories');
  const sentence = useErrorSentence();
  const toast = useToast();
  const { id, name } = directory;
  const revoke = useWrite(directoriesEndpoints.revoke, {
    onSuccess: () => {
      toast({ title: t('disconnect.done', { name }) });
      onDisconnected();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('disconnect.title', { name })}
      consequence={t('disconnect.consequence')}
      confirmLabel={t('disconnect.confirm')}
      busyLabel={revoke.isPending && t('disconnect.saving')}
      error={revoke.isError ? sentence(revoke.error) : undefined}
      onConfirm={() => revoke.mutate({ params: { id } })}
    />
  );
}
