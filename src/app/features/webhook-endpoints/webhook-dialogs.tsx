import { useTranslation } from 'react-i18next';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { hostOf, type ToldWebhook, type Webhook } from './webhook.ts';

type RotateProps = { webhook: Webhook; onRotated: (webhook: ToldWebhook) => void; onClose: () => void };

export function RotateWebhookDialog({ webhook, onRotated, onClose }: RotateProps) {
  const { t } = useTranslation('webhooks');
  const sentence = useErrorSentence();
  const rotate = useWrite(webhookEndpointsEndpoints.rotate, { onSuccess: onRotated });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t('rotate.title')}
      consequence={t('rotate.consequence')}
      confirmLabel={t('rotate.confirm')}
      busyLabel={rotate.isPending && t('rotate.saving')}
      error={rotate.isError ? sentence(rotate.error) : undefined}
      onConfirm={() => rotate.mutate({ params: { id: webhook.id } })}
    />
  );
}

type DeleteProps = { webhook: Webhook; onDeleted: () => void; onClose: () => void };

export function DeleteWebhookDialog({ webhook, onDeleted, onClose }: DeleteProps) {
  const { t } = useTranslation('webhooks');
  const sentence = useErrorSentence();
  const toast = useToast();
  const remove = useWrite(webhookEndpointsEndpoints.remove, {
    onSuccess: () => {
      toast({ title: t('delete.done') });
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title', { host: hostOf(webhook) })}
      consequence={t('delete.consequence')}
      confirmLabel={t('delete.confirm')}
      busyLabel={remove.isPending && t('delete.saving')}
      error={remove.isError ? sentence(remove.error) : undefined}
      onConfirm={() => remove.mutate({ params: { id: webhook.id } })}
    />
  );
}
