import { useTranslation } from 'react-i18next';
import { companyCalendarsEndpoints, tenantAppFormSchema } from '#contract/company-calendars.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

type TenantAppDialogProps = {
  app: { appId: string; tenantId: string } | null;
  permission: string;
  onClose: () => void;
};

const secrets = ['secret'] as const;

export function TenantAppDialog({ app, permission, onClose }: TenantAppDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useContractForm(
    tenantAppFormSchema,
    { appId: app?.appId ?? '', tenantId: app?.tenantId ?? '', secret: '' },
    secrets,
  );
  const connect = useWrite(companyCalendarsEndpoints.connectMicrosoft, {
    onSuccess: onClose,
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('microsoftCompany.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => connect.mutate({ body }))}
      submitLabel={t('companyCalendar.connect')}
      busyLabel={connect.isPending && t('companyCalendar.connecting')}
      incomplete={form.incomplete}
      refusal={connect.isError ? sentence(connect.error, t('companyCalendar.failed')) : undefined}
      onRefusalClosed={connect.reset}
    >
      <TextField
        {...form.register('appId')}
        label={t('teamsBot.appId')}
        hint={
          <>
            {t('companyCalendar.permission')} <span className="font-mono">{permission}</span>
          </>
        }
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
    </FormDialog>
  );
}
