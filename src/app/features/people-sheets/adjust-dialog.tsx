import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CounterBalance } from '#app/leave/balances/counter-balance.ts';
import { ChangeAmount } from '#app/leave/change-preview/change-amount.tsx';
import { peopleSheetsEndpoints } from '#contract/people-sheets.ts';
import { DatePicker } from '#ui/date-picker.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';
import { useKept } from '#web/use-kept.ts';
import { signedDays } from './signed-days.ts';

type AdjustDialogProps = {
  person: { id: string; name: string };
  counter: CounterBalance;
  today: string;
  onClose: () => void;
};

/** Days added or taken away by hand: always with a reason, which stands in the ledger for ever. */
export function AdjustDialog({ person, counter, today, onClose }: AdjustDialogProps) {
  const { t } = useTranslation('people-sheets');
  const toast = useToast();
  const sentence = useErrorSentence();
  const keyFor = useIdempotencyKey();
  const [direction, setDirection] = useKept<'add' | 'remove'>('adjust.direction', 'add');
  const [figure, setFigure] = useKept<number | null>('adjust.figure', null);
  const form = useContractForm(peopleSheetsEndpoints.adjust.body, {
    counter: counter.counter,
    days: Number.NaN,
    date: today,
    reason: '',
  });
  const days = useController({ control: form.control, name: 'days' }).field;
  const date = useController({ control: form.control, name: 'date' }).field;
  const adjust = useWrite(peopleSheetsEndpoints.adjust, {
    onSuccess: () => {
      toast({ title: t('adjust.done', { label: counter.label, name: person.name }) });
      onClose();
    },
    onError: form.showRefusal,
  });
  const choose = (nextDirection: 'add' | 'remove', nextFigure: number | null) => {
    setDirection(nextDirection);
    setFigure(nextFigure);
    days.onChange(signedDays(nextDirection, nextFigure));
  };
  const change = signedDays(direction, figure);
  return (
    <FormDialog
      title={t('adjust.title', { label: counter.label })}
      description={t('adjust.description', { name: person.name })}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) =>
        adjust.mutate({ params: { id: person.id }, body, idempotencyKey: keyFor(body) }),
      )}
      submitLabel={t('adjust.submit')}
      busyLabel={adjust.isPending && t('adjust.saving')}
      incomplete={form.incomplete}
      refusal={adjust.isError ? sentence(adjust.error, t('adjust.failed')) : undefined}
      onRefusalClosed={adjust.reset}
    >
      <RadioGroup
        label={t('adjust.direction')}
        value={direction}
        onChange={(next) => choose(next, figure)}
        options={[
          { value: 'add', label: t('adjust.add') },
          { value: 'remove', label: t('adjust.remove') },
        ]}
      />
      <FigureField
        label={t('adjust.days')}
        unit={t('adjust.daysUnit')}
        value={figure}
        onChange={(next) => choose(direction, next)}
        error={form.errorOf('days')}
        ref={days.ref}
      />
      <DatePicker
        label={t('adjust.date')}
        hint={t('adjust.dateHint')}
        value={date.value || null}
        onChange={(day) => date.onChange(day ?? '')}
        error={form.errorOf('date')}
      />
      <Textarea
        {...form.register('reason')}
        label={t('adjust.reason')}
        hint={t('adjust.reasonHint')}
        maxLength={500}
        error={form.errorOf('reason')}
      />
      <div aria-live="polite">
        {!Number.isNaN(change) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {t('adjust.available')}
            <ChangeAmount before={counter.available} after={counter.available + change} />
          </p>
        )}
      </div>
    </FormDialog>
  );
}
