import { useTranslation } from 'react-i18next';
import { apiKeysEndpoints } from '#contract/api-keys.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ApiKey, ToldApiKey } from './api-key.ts';

type RotateKeyDialogProps = { apiKey: ApiKey; onRotated: (key: ToldApiKey) => void; onClose: () => void };

export function RotateKeyDialog({ apiKey, onRotated, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('api-keys');
  const sentence = useErrorSentence();
  const rotate = useWrite(apiKeysEndpoints.rotate, { onSuccess: onRotated });
  const isPersonal = apiKey.kind === 'personal';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t('rotate.title', { name: apiKey.name })}
      consequence={t(isPersonal ? 'rotate.consequence' : 'rotate.consequenceOrganization')}
      confirmLabel={t('rotate.confirm')}
      busyLabel={rotate.isPending && t('rotate.saving')}
      error={rotate.isError ? sentence(rotate.error) : undefined}
      onConfirm={() => rotate.mutate({ params: { id: apiKey.id } })}
    />
  );
}
