import { useTranslation } from 'react-i18next';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { deliveryStates } from '#domain/webhooks/delivering.ts';
import { DateRangePicker, type DayRange } from '#ui/date-range-picker.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';

/** By the clock of whoever asks: they name days, not moments. */
const startOf = (day: string): string => new Date(`${day}T00:00:00`).toISOString();

export function ReplayRangeDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  const sentence = useErrorSentence();
  const toast = useToast();
  const today = useToday();
  const [range, setRange] = useKept<DayRange>('webhook-replay.range', { start: today, end: today });
  const [which, setWhich] = useKept<'missing' | 'all'>('webhook-replay.which', 'missing');
  const replay = useWrite(webhookEndpointsEndpoints.replayRange, {
    onSuccess: ({ replayed }) => {
      toast({ title: t('range.done', { count: replayed }) });
      onClose();
    },
  });
  const { start, end } = range;
  return (
    <FormDialog
      title={t('range.title')}
      description={t('range.lead')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (!start || !end) return;
        const days = { since: startOf(start), until: startOf(addDays(plainDate(end), 1)) };
        const states = which === 'all' ? { states: [...deliveryStates] } : {};
        replay.mutate({ params: { id: webhookId }, body: { ...days, ...states } });
      }}
      submitLabel={t('range.confirm')}
      busyLabel={replay.isPending && t('range.saving')}
      idle={!start || !end}
      refusal={replay.isError ? sentence(replay.error) : undefined}
      onRefusalClosed={replay.reset}
    >
      <DateRangePicker label={t('range.days')} value={range} onChange={setRange} latest={today} />
      <RadioGroup
        label={t('range.which')}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'missing', label: t('range.missing') },
          { value: 'all', label: t('range.all'), hint: t('range.most') },
        ]}
      />
    </FormDialog>
  );
}
