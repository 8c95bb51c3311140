import { useTranslation } from 'react-i18next';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { Domain } from './connection.ts';
import { DomainRow } from './domain-row.tsx';

export function DomainsCard({ domains }: { domains: readonly Domain[] }) {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const form = useContractForm(companyLoginEndpoints.addDomain.body, { domain: '' });
  const add = useWrite(companyLoginEndpoints.addDomain, {
    onSuccess: () => form.reset(),
    onError: form.showRefusal,
  });
  return (
    <Card title={t('domains.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('domains.lead')}</p>
        {domains.length > 0 && (
          <ul aria-label={t('domains.title')} className="divide-y divide-line rounded-md border border-line">
            {domains.map((domain) => (
              <DomainRow key={domain.id} domain={domain} />
            ))}
          </ul>
        )}
        {add.isError && !form.errorOf('domain') && <Banner tone="error" title={sentence(add.error)} />}
        <form
          noValidate
          onSubmit={form.handleSubmit((body) => add.mutate({ body }))}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            {...form.register('domain')}
            label={t('domains.name')}
            placeholder={t('domains.example')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-w-0 flex-1 basis-56"
            error={form.errorOf('domain')}
          />
          <Button type="submit" variant="secondary" busyLabel={add.isPending && t('saving')}>
            {t('domains.add')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
