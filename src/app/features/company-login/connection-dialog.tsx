import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionFormSchema } from '#contract/company-login.ts';
import { oidcProviders } from '#domain/company-login/connection-life.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { type DescribedConnection, typedSettings } from './connection.ts';
import { useConnectionWrite } from './use-connection-write.ts';

type ConnectionDialogProps = {
  connection: DescribedConnection | null;
  returnAddress: string;
  onClose: () => void;
};

const steps = ['one', 'two', 'three'] as const;
const secrets = ['oidc.clientSecret'] as const;

/** The steps at the provider, and what comes back from there. */
export function ConnectionDialog({ connection, returnAddress, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const before = connection && typedSettings(connection);
  const [provider, setProvider] = useState(before?.provider ?? 'google');
  const [secretEndsOn, setSecretEndsOn] = useState(connection?.secretEndsOn ?? null);
  const form = useContractForm(
    connectionFormSchema,
    {
      kind: 'oidc',
      name: connection?.name ?? '',
      oidc: {
        provider,
        issuer: before?.issuer || undefined,
        tenant: before?.tenant || undefined,
        clientId: before?.clientId ?? '',
        secretEndsOn: connection?.secretEndsOn ?? null,
      },
    },
    secrets,
  );
  const write = useConnectionWrite(connection, { onSuccess: onClose, onError: form.showRefusal });
  /** Fields that nothing was typed into are left out, so that a secret stays as it is. */
  const optional = { setValueAs: (typed: string) => typed || undefined };
  return (
    <FormDialog
      title={t(connection ? 'form.change' : 'form.create')}
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
        options={oidcProviders.map((value) => ({ value, label: t(`providers.${value}`) }))}
        value={provider}
        onChange={(value) => {
          setProvider(value);
          form.setValue('oidc.provider', value);
        }}
      />
      <div className="flex flex-col gap-1.5">
        <h3 className="text-sm font-medium">{t(`steps.${provider}.title`)}</h3>
        <ol className="list-decimal space-y-1 pl-5 text-sm wrap-anywhere">
          {steps.map((step) => (
            <li key={step}>{t(`steps.${provider}.${step}`, { address: returnAddress })}</li>
          ))}
        </ol>
      </div>
      <TextField
        {...form.register('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
      {provider === 'entra' && (
        <TextField
          {...form.register('oidc.tenant', optional)}
          label={t('form.tenant')}
          autoComplete="off"
          error={form.errorOf('oidc.tenant')}
        />
      )}
      {provider === 'other' && (
        <TextField
          {...form.register('oidc.issuer', optional)}
          label={t('form.issuer')}
          hint={t('form.issuerHint')}
          inputMode="url"
          autoComplete="off"
          error={form.errorOf('oidc.issuer')}
        />
      )}
      <TextField
        {...form.register('oidc.clientId')}
        label={t('form.clientId')}
        autoComplete="off"
        error={form.errorOf('oidc.clientId')}
      />
      <TextField
        {...form.register('oidc.clientSecret', optional)}
        label={t('form.clientSecret')}
        hint={t(connection?.hasSecret ? 'form.secretKept' : 'form.secretHint')}
        type="password"
        autoComplete="off"
        error={form.errorOf('oidc.clientSecret')}
      />
      <DatePicker
        label={t('form.secretEnds')}
        hint={t('form.secretEndsHint')}
        value={secretEndsOn}
        onChange={(day) => {
          setSecretEndsOn(day);
          form.setValue('oidc.secretEndsOn', day);
        }}
      />
      <p className="text-sm text-muted">{t('form.promise')}</p>
    </FormDialog>
  );
}
