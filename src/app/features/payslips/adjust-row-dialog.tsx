import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { balancesQuery } from '#app/leave/balances/balances-query.ts';
import { ChangeAmount } from '#app/leave/change-preview/change-amount.tsx';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { ledgerCounterOf } from '#domain/payslips/payslip-counter.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import type { ComparedRow, Comparison } from './comparison.ts';
import { useCauseSentence } from './use-cause-sentence.ts';

type AdjustRowDialogProps = { comparison: Comparison; row: ComparedRow; onClose: () => void };

/** Ours becomes theirs: what can be taken today before and after, and the reason that the ledger will bear. */
export function AdjustRowDialog({ comparison, row, onClose }: AdjustRowDialogProps) {
  const { t } = useTranslation('payslips');
  const toast = useToast();
  const sentence = useErrorSentence();
  const keyFor = useIdempotencyKey();
  const formats = useFormats();
  const days = useDayFormats();
  const causeSentence = useCauseSentence();
  const balances = useQuery(balancesQuery(row.user.id));
  const counter = balances.data?.find((each) => each.counter === ledgerCounterOf(row.counter));
  const printed = { day: days.date(comparison.date), counter: row.counterName };
  const reason = [
    t('adjust.proposed', {
      ...printed,
      theirs: formats.amount(row.theirs.balance),
      ours: formats.amount(row.ours.balance),
    }),
    ...row.causes.map(causeSentence),
  ].join(' ');
  const form = useContractForm(payslipsEndpoints.adjust.body, { reason: reason.slice(0, 500) });
  const adjust = useWrite(payslipsEndpoints.adjust, {
    onSuccess: () => {
      toast({ title: t('adjust.done', { name: row.user.name, counter: row.counterName }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  return (
    <FormDialog
      title={t('adjust.title', { counter: row.counterName })}
      description={t('adjust.description', {
        name: row.user.name,
        days: formats.signedDays(row.difference),
        day: printed.day,
      })}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => {
        const parts = { params: { id: comparison.id, row: row.row }, body };
        adjust.mutate({ ...parts, idempotencyKey: keyFor(parts) });
      })}
      submitLabel={t('adjust.submit')}
      busyLabel={adjust.isPending && t('adjust.saving')}
      incomplete={form.incomplete}
      refusal={adjust.isError ? sentence(adjust.error, t('adjust.failed')) : undefined}
      onRefusalClosed={adjust.reset}
    >
      {counter && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {t('adjust.available')}
          <ChangeAmount before={counter.available} after={counter.available + row.difference} />
        </p>
      )}
      <Textarea
        {...form.register('reason')}
        label={t('adjust.reason')}
        hint={t('adjust.reasonHint')}
        maxLength={500}
        rows={4}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
