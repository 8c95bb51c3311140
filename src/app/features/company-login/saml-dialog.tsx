import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionFormSchema } from '#contract/company-login.ts';
import { samlProviders } from '#domain/company-login/saml-life.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { DescribedConnection } from './connection.ts';
import { SamlAddresses } from './saml-addresses.tsx';
import { useConnectionWrite } from './use-connection-write.ts';

type SamlDialogProps = { connection: DescribedConnection | null; onClose: () => void };

const steps = ['one', 'two', 'three'] as const;

/** The steps at a provider that speaks SAML, our addresses for it, and the metadata that comes back from there. */
export function SamlDialog({ connection, onClose }: SamlDialogProps) {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const saml = connection?.saml ?? null;
  const [provider, setProvider] = useState(saml?.provider ?? 'entra');
  const form = useContractForm(connectionFormSchema, {
    kind: 'saml',
    name: connection?.name ?? '',
    saml: { provider },
  });
  const write = useConnectionWrite(connection, { onSuccess: onClose, onError: form.showRefusal });
  /** Fields that nothing was typed into are left out: what the provider said before stays. */
  const optional = { setValueAs: (typed: string | undefined) => typed?.trim() || undefined };
  return (
    <FormDialog
      title={t(connection ? 'saml.change' : 'saml.create')}
      width="lg"
      onClose={onClose}
      onSubmit={form.handleSubmit(write.send)}
      submitLabel={t('form.save')}
      busyLabel={write.isPending && t('saving')}
      incomplete={form.incomplete}
      refusal={write.isError ? sentence(write.error) : undefined}
      onRefusalClosed={write.reset}
    >
      <RadioGroup
        label={t('form.provider')}
        options={samlProviders.map((value) => ({ value, label: t(`saml.providers.${value}`) }))}
        value={provider}
        onChange={(value) => {
          setProvider(value);
          form.setValue('saml.provider', value);
        }}
      />
      <TextField
        {...form.register('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      <div className="flex flex-col gap-1.5">
        <h3 className="text-sm font-medium">{t(`saml.steps.${provider}.title`)}</h3>
        <ol className="list-decimal space-y-1 pl-5 text-sm wrap-anywhere">
          {steps.map((step) => (
            <li key={step}>{t(`saml.steps.${provider}.${step}`)}</li>
          ))}
        </ol>
      </div>
      {saml ? <SamlAddresses saml={saml} /> : <p className="text-sm text-muted">{t('saml.saveFirst')}</p>}
      <Textarea
        {...form.register('saml.metadata', optional)}
        label={t('saml.metadata')}
        hint={t(saml?.described ? 'saml.metadataKept' : 'saml.metadataHint')}
        rows={4}
        spellCheck={false}
        error={form.errorOf('saml.metadata')}
      />
      <TextField
        {...form.register('saml.metadataUrl', optional)}
        label={t('saml.metadataUrl')}
        hint={t('saml.metadataUrlHint')}
        inputMode="url"
        autoComplete="off"
        error={form.errorOf('saml.metadataUrl')}
      />
      <p className="text-sm text-muted">{t('saml.promise')}</p>
    </FormDialog>
  );
}
