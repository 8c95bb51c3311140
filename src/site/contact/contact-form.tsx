import { useTranslation } from 'react-i18next';
import { contactSchema, contactSubjects, siteMessagesEndpoints } from '#contract/site-messages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { ConsentField } from './consent-field.tsx';
import { TrapField } from './trap-field.tsx';

export type SentMessage = { email: string; message: string };

export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { t } = useTranslation('contact');
  const sentence = useErrorSentence();
  const form = useContractForm(contactSchema);
  const send = useWrite(siteMessagesEndpoints.contact);
  const submit = form.handleSubmit((body) => {
    if (send.isPending) return;
    send.mutate({ body }, { onSuccess: () => onSent(body), onError: (error) => form.showRefusal(error) });
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('heading')}
      className={`${cardClass} relative flex flex-col gap-5 p-5 sm:p-6`}
    >
      {form.incomplete && <Banner tone="error" title={form.incomplete} />}
      {send.isError && !form.incomplete && <Banner tone="error" title={sentence(send.error)} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('name')}
          label={t('fields.name')}
          autoComplete="name"
          error={form.errorOf('name')}
        />
        <TextField
          {...form.register('email')}
          type="email"
          label={t('fields.email')}
          autoComplete="email"
          error={form.errorOf('email')}
        />
        <TextField
          {...form.register('company')}
          label={t('fields.company')}
          optional
          autoComplete="organization"
          error={form.errorOf('company')}
        />
        <Select
          {...form.register('subject')}
          label={t('fields.subject')}
          options={contactSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          error={form.errorOf('subject')}
        />
      </div>
      <Textarea
        {...form.register('message')}
        rows={6}
        label={t('fields.message')}
        error={form.errorOf('message')}
      />
      <TrapField {...form.register('website')} />
      <ConsentField
        control={form.control}
        name="consent"
        label={t('consent')}
        error={form.errorOf('consent')}
      />
      <Button type="submit" size="lg" busyLabel={send.isPending && t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}
