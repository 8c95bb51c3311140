import { useTranslation } from 'react-i18next';
import { payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { ComparedRow, Comparison } from './comparison.ts';

type AskDialogProps = { comparison: Comparison; row: ComparedRow; onClose: () => void };

/** A question to the other side about a person in the month of the payslip, with the figures already in it. */
export function AskDialog({ comparison, row, onClose }: AskDialogProps) {
  const { t } = useTranslation('payslips');
  const toast = useToast();
  const sentence = useErrorSentence();
  const formats = useFormats();
  const days = useDayFormats();
  const form = useContractForm(payrollRemarksEndpoints.writeAboutPerson.body, {
    asks: true,
    text: t('ask.proposed', {
      day: days.date(comparison.date),
      counter: row.counterName,
      theirs: formats.amount(row.theirs.balance),
      ours: formats.amount(row.ours.balance),
      difference: formats.movement(row.difference),
    }),
  });
  const ask = useWrite(payrollRemarksEndpoints.writeAboutPerson, {
    onSuccess: () => {
      toast({ title: t('ask.done') });
      onClose();
    },
    onError: form.showRefusal,
  });
  const params = { month: comparison.date.slice(0, 7), userId: row.user.id };
  return (
    <FormDialog
      title={t('ask.title', { name: row.user.name })}
      description={t('ask.description')}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ text }) => ask.mutate({ params, body: { text, asks: true } }))}
      submitLabel={t('ask.submit')}
      busyLabel={ask.isPending && t('ask.sending')}
      incomplete={form.incomplete}
      refusal={ask.isError ? sentence(ask.error, t('ask.failed')) : undefined}
      onRefusalClosed={ask.reset}
    >
      <Textarea
        {...form.register('text')}
        label={t('ask.text')}
        hint={t('ask.hint')}
        maxLength={2000}
        rows={5}
        error={form.errorOf('text')}
      />
    </FormDialog>
  );
}
