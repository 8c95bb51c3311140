import { useTranslation } from 'react-i18next';
import { newsletterEndpoints, newsletterSchema } from '#contract/newsletter.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { WithApi } from '#web/api/with-api.tsx';
import { useContractForm } from '#web/use-contract-form.ts';
import { ConsentField } from '../contact/consent-field.tsx';
import { TrapField } from '../contact/trap-field.tsx';

export function NewsletterIsland() {
  return (
    <WithApi>
      <NewsletterForm />
    </WithApi>
  );
}

export function NewsletterForm() {
  const { t } = useTranslation(['newsletter', 'contact', 'ui']);
  const sentence = useErrorSentence();
  const form = useContractForm(newsletterSchema);
  const ask = useWrite(newsletterEndpoints.subscribe, { onError: (error) => form.showRefusal(error) });
  return (
    <section
      aria-labelledby="newsletter-title"
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="newsletter-title" className="font-display text-2xl font-semibold tracking-tight">
          {t('newsletter:heading')}
        </h2>
        <p className="mt-1 text-muted">{t('newsletter:lead')}</p>
      </div>
      {ask.isSuccess ? (
        <Banner tone="success" title={t('newsletter:asked', { email: ask.variables.body.email })} />
      ) : (
        <form
          noValidate
          onSubmit={form.handleSubmit((body) => !ask.isPending && ask.mutate({ body }))}
          aria-labelledby="newsletter-title"
          className="relative flex max-w-xl flex-col gap-4"
        >
          {form.incomplete && <Banner tone="error" title={form.incomplete} />}
          {ask.isError && !form.incomplete && <Banner tone="error" title={sentence(ask.error)} />}
          <TextField
            {...form.register('email')}
            type="email"
            label={t('newsletter:email')}
            autoComplete="email"
            error={form.errorOf('email')}
          />
          <TrapField {...form.register('website')} />
          <ConsentField
            control={form.control}
            name="consent"
            label={t('newsletter:consent')}
            error={form.errorOf('consent')}
          />
          <div>
            <Button type="submit" busyLabel={ask.isPending && t('contact:sending')}>
              {t('newsletter:subscribe')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
