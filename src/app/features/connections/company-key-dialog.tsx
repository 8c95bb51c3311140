import { useTranslation } from 'react-i18next';
import { companyCalendarsEndpoints, keyFileFormSchema } from '#contract/company-calendars.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

type CompanyKeyDialogProps = { scope: string; onClose: () => void };

const secrets = ['key'] as const;

/** The one thing of the file that is needed in Google's console before it is sent to us. */
function clientIdIn(text: string): string | null {
  return /"client_id"\s*:\s*"(\d{5,40})"/.exec(text)?.[1] ?? null;
}

export function CompanyKeyDialog({ scope, onClose }: CompanyKeyDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useContractForm(keyFileFormSchema, { key: '' }, secrets);
  const connect = useWrite(companyCalendarsEndpoints.connectGoogle, {
    onSuccess: onClose,
    onError: form.showRefusal,
  });
  const clientId = clientIdIn(form.watch('key'));
  return (
    <FormDialog
      title={t('googleCompany.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => connect.mutate({ body }))}
      submitLabel={t('companyCalendar.connect')}
      busyLabel={connect.isPending && t('companyCalendar.connecting')}
      incomplete={form.incomplete}
      refusal={connect.isError ? sentence(connect.error, t('companyCalendar.failed')) : undefined}
      onRefusalClosed={connect.reset}
    >
      <p className="text-sm text-muted wrap-anywhere" role="status">
        {t('companyCalendar.client')}{' '}
        {clientId === null ? (
          t('companyCalendar.clientUnknown')
        ) : (
          <span className="font-mono text-plain">{clientId}</span>
        )}
        <br />
        {t('companyCalendar.scope')} <span className="font-mono text-plain">{scope}</span>
      </p>
      <Textarea
        {...form.register('key')}
        label={t('companyCalendar.key')}
        hint={t('companyCalendar.keyHint')}
        rows={6}
        // A whole file would push everything else out of sight.
        className="[&_textarea]:max-h-44"
        spellCheck={false}
        autoComplete="off"
        maxLength={10_000}
        error={form.errorOf('key')}
      />
    </FormDialog>
  );
}
