import { useTranslation } from 'react-i18next';
import { apiKeysEndpoints } from '#contract/api-keys.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ApiKey } from './api-key.ts';

type RevokeKeyDialogProps = { apiKey: ApiKey; onRevoked: () => void; onClose: () => void };

export function RevokeKeyDialog({ apiKey, onRevoked, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const sentence = useErrorSentence();
  const toast = useToast();
  const { id, name } = apiKey;
  const revoke = useWrite(apiKeysEndpoints.revoke, {
    onSuccess: () => {
      toast({ title: t('revoke.done', { name }) });
      onRevoked();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('revoke.title', { name })}
      consequence={t('revoke.consequence')}
      confirmLabel={t('revoke.confirm')}
      busyLabel={revoke.isPending && t('revoke.saving')}
      error={revoke.isError ? sentence(revoke.error) : undefined}
      onConfirm={() => revoke.mutate({ params: { id } })}
    />
  );
}
