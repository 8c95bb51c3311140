import { useTranslation } from 'react-i18next';
import { companyCalendarsEndpoints } from '#contract/company-calendars.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { TenantAppFields, type TypedTenantApp, useTenantAppForm } from './tenant-app-fields.tsx';

type TenantAppDialogProps = {
  app: TypedTenantApp | null;
  permission: string;
  onClose: () => void;
};

export function TenantAppDialog({ app, permission, onClose }: TenantAppDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useTenantAppForm(app);
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
      <TenantAppFields
        form={form}
        appIdHint={
          <>
            {t('companyCalendar.permission')} <span className="font-mono">{permission}</span>
          </>
        }
      />
    </FormDialog>
  );
}
