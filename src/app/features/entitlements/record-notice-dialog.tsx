import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { entitlementsEndpoints } from '#contract/entitlements.ts';
import { OUTSIDE_CHANNELS } from '#domain/balances/notice-channel.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { Notice } from './entitlement.ts';

type RecordNoticeDialogProps = { notice: Notice; onClose: () => void };

/** A notice that was given on a payslip or by letter: its day and its way, noted once. */
export function RecordNoticeDialog({ notice, onClose }: RecordNoticeDialogProps) {
  const { t } = useTranslation('entitlements');
  const toast = useToast();
  const sentence = useErrorSentence();
  const today = useToday();
  const { name } = notice.user;
  const form = useContractForm(entitlementsEndpoints.recordNotice.body, {
    givenOn: '',
    channel: 'payslip',
  });
  const givenOn = useController({ control: form.control, name: 'givenOn' }).field;
  const channel = useController({ control: form.control, name: 'channel' }).field;
  const recordNotice = useWrite(entitlementsEndpoints.recordNotice, {
    onSuccess: () => {
      toast({ title: t('notices.recorded', { name }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('notices.recordTitle', { name })}
      description={t('notices.recordLead')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => recordNotice.mutate({ params: { id: notice.id }, body }))}
      submitLabel={t('notices.recordSubmit')}
      busyLabel={recordNotice.isPending && t('notices.recording')}
      incomplete={form.incomplete}
      refusal={recordNotice.isError ? sentence(recordNotice.error, t('notices.recordFailed')) : undefined}
      onRefusalClosed={recordNotice.reset}
    >
      <DatePicker
        label={t('notices.givenOn')}
        hint={t('notices.givenOnHint')}
        value={givenOn.value || null}
        onChange={(day) => givenOn.onChange(day ?? '')}
        latest={today}
        error={form.errorOf('givenOn')}
      />
      <RadioGroup
        label={t('notices.channel')}
        value={channel.value}
        onChange={channel.onChange}
        options={OUTSIDE_CHANNELS.map((value) => {
          // In the sentence that tells it, the same words stand in the middle.
          const label = t(`notices.channels.${value}`);
          return { value, label: label.charAt(0).toUpperCase() + label.slice(1) };
        })}
      />
    </FormDialog>
  );
}
