import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionsEndpoints } from '#contract/connections.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type EndConnectionDialogProps = {
  id: string;
  title: string;
  leavesTraces: boolean;
  onClose: () => void;
  onDone: (isRevoked: boolean) => void;
};

export function EndConnectionDialog({ id, title, leavesTraces, onClose, onDone }: EndConnectionDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [removeWritten, setRemoveWritten] = useState(leavesTraces);
  const disconnect = useWrite(connectionsEndpoints.disconnect, {
    onSuccess: ({ isRevoked }) => {
      onDone(isRevoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('disconnectNamed', { name: title })}
      consequence={t('disconnectConsequence')}
      confirmLabel={t('disconnect')}
      busyLabel={disconnect.isPending && t('disconnecting')}
      error={disconnect.isError ? sentence(disconnect.error) : undefined}
      onConfirm={() => disconnect.mutate({ params: { id }, body: { removeWritten } })}
      notice={
        leavesTraces && (
          <Switch
            label={t('removeWritten')}
            hint={t('removeWrittenHint')}
            checked={removeWritten}
            onChange={setRemoveWritten}
          />
        )
      }
    />
  );
}
