import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { endpointFormSchema, webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { EventChoice } from './event-choice.tsx';
import type { ToldWebhook, Webhook } from './webhook.ts';

type WebhookFormDialogProps = {
  /** The one to change; null for a new one. */
  webhook: Webhook | null;
  onCreated: (webhook: ToldWebhook) => void;
  onClose: () => void;
};

export function WebhookFormDialog({ webhook, onCreated, onClose }: WebhookFormDialogProps) {
  const { t } = useTranslation('webhooks');
  const sentence = useErrorSentence();
  const form = useContractForm(endpointFormSchema, {
    url: webhook?.url ?? '',
    events: webhook?.events ?? [],
  });
  const events = useController({ control: form.control, name: 'events' });
  const create = useWrite(webhookEndpointsEndpoints.create, {
    onSuccess: onCreated,
    onError: form.showRefusal,
  });
  const update = useWrite(webhookEndpointsEndpoints.update, {
    onSuccess: onClose,
    onError: form.showRefusal,
  });
  const used = webhook ? update : create;
  return (
    <FormDialog
      title={t(webhook ? 'add.editTitle' : 'add.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) =>
        webhook ? update.mutate({ params: { id: webhook.id }, body }) : create.mutate({ body }),
      )}
      submitLabel={t(webhook ? 'add.save' : 'add.submit')}
      busyLabel={used.isPending && t('add.saving')}
      incomplete={form.incomplete}
      refusal={used.isError ? sentence(used.error, t('add.failed')) : undefined}
      onRefusalClosed={used.reset}
    >
      <TextField
        {...form.register('url')}
        type="url"
        inputMode="url"
        label={t('add.url')}
        hint={t('add.urlHint')}
        placeholder="https://"
        maxLength={2000}
        autoComplete="off"
        error={form.errorOf('url')}
      />
      <EventChoice
        chosen={events.field.value}
        onChange={events.field.onChange}
        error={form.errorOf('events')}
      />
    </FormDialog>
  );
}
