import { useTranslation } from 'react-i18next';
import { applicationSchema, siteMessagesEndpoints } from '#contract/site-messages.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { ConsentField } from '../contact/consent-field.tsx';
import { TrapField } from '../contact/trap-field.tsx';

type ApplyDialogProps = { offer: { slug: string; title: string }; onClose: () => void };

export function ApplyDialog({ offer, onClose }: ApplyDialogProps) {
  const { t } = useTranslation(['careers', 'contact']);
  const sentence = useErrorSentence();
  const form = useContractForm(applicationSchema, {
    offer: offer.slug,
    name: '',
    email: '',
    message: '',
    website: '',
  });
  const send = useWrite(siteMessagesEndpoints.apply, { onError: (error) => form.showRefusal(error) });
  if (send.isSuccess) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('careers:sent.title')}
        footer={<Button onClick={onClose}>{t('careers:sent.close')}</Button>}
      >
        <p>{t('careers:sent.text', { email: send.variables.body.email })}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={t('careers:applyFor', { offer: offer.title })}
      description={t('careers:applyLead')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => send.mutate({ body }))}
      submitLabel={t('careers:send')}
      busyLabel={send.isPending && t('contact:sending')}
      incomplete={form.incomplete}
      refusal={send.isError ? sentence(send.error) : undefined}
      onRefusalClosed={send.reset}
    >
      <TextField
        {...form.register('name')}
        label={t('contact:fields.name')}
        autoComplete="name"
        error={form.errorOf('name')}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={t('contact:fields.email')}
        autoComplete="email"
        error={form.errorOf('email')}
      />
      <Textarea
        {...form.register('message')}
        rows={6}
        label={t('careers:message')}
        hint={t('careers:messageHint')}
        error={form.errorOf('message')}
      />
      <TrapField {...form.register('website')} />
      <ConsentField
        control={form.control}
        name="consent"
        label={t('careers:consent')}
        error={form.errorOf('consent')}
      />
    </FormDialog>
  );
}
