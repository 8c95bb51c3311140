import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tenantAppFormSchema } from '#contract/tenant-app.ts';
import { TextField } from '#ui/text-field.tsx';
import { useContractForm } from '#web/use-contract-form.ts';

export type TypedTenantApp = { appId: string; tenantId: string };

/** Whoever has it speaks as the application. */
const secrets = ['secret'] as const;

/** An application of the company's directory, as it was connected before. */
export function useTenantAppForm(app: TypedTenantApp | null) {
  return useContractForm(
    tenantAppFormSchema,
    { appId: app?.appId ?? '', tenantId: app?.tenantId ?? '', secret: '' },
    secrets,
  );
}

type TenantAppFieldsProps = { form: ReturnType<typeof useTenantAppForm>; appIdHint: ReactNode };

export function TenantAppFields({ form, appIdHint }: TenantAppFieldsProps) {
  const { t } = useTranslation('connections');
  return (
    <>
      <TextField
        {...form.register('appId')}
        label={t('teamsBot.appId')}
        hint={appIdHint}
        autoComplete="off"
        maxLength={36}
        error={form.errorOf('appId')}
      />
      <TextField
        {...form.register('tenantId')}
        label={t('teamsBot.tenantId')}
        autoComplete="off"
        maxLength={36}
        error={form.errorOf('tenantId')}
      />
      <TextField
        {...form.register('secret')}
        type="password"
        label={t('teamsBot.secret')}
        hint={t('teamsBot.secretHint')}
        autoComplete="off"
        maxLength={500}
        error={form.errorOf('secret')}
      />
    </>
  );
}
