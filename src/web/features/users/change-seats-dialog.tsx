import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { changeSeats, SEATS_MAX, seatsFromInput } from '#domain/billing/seats.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { SeatUse } from './member.ts';

/** During the trial seats cost nothing; the price told is the one that paying would start. */
export function ChangeSeatsDialog({ seats, onClose }: { seats: SeatUse; onClose: () => void }) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [typed, setTyped] = useState(String(seats.seats));
  const status = useQuery(endpointQuery(subscriptionEndpoints.status, {}));
  const update = useWrite(subscriptionEndpoints.updateSeats, {
    onSuccess: ({ subscription }) => {
      toast({ title: t('seats.changed', { seats: formats.figure(subscription.seats) }) });
      onClose();
    },
  });
  // Everyone in the list takes a seat, joined or invited; the rule counts them the same way.
  const use = { seats: seats.seats, users: seats.usedSeats, invitations: 0 };
  const wanted = seatsFromInput(typed, use);
  const change = changeSeats(use, wanted);
  const price = formats.euros(monthlyPriceCents(wanted));
  return (
    <FormDialog
      title={t('seats.title')}
      width="sm"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (change.ok) update.mutate({ body: { seats: change.seats } });
      }}
      submitLabel={t('seats.submit')}
      busyLabel={update.isPending && t('seats.saving')}
      idle={!change.ok}
      refusal={update.isError ? sentence(update.error, t('seats.failed')) : undefined}
      onRefusalClosed={update.reset}
      checkedByBrowser
    >
      <TextField
        label={t('seats.number')}
        hint={t('seats.bounds', {
          min: formats.figure(seats.usedSeats),
          max: formats.figure(SEATS_MAX),
        })}
        type="number"
        inputMode="numeric"
        min={seats.usedSeats}
        max={SEATS_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(wanted))}
      />
      {status.data && (
        <p className="text-sm text-muted" aria-live="polite">
          {status.data.trial.isActive
            ? t('seats.free_trial', { count: status.data.trial.daysRemaining, price })
            : t('seats.price', { price })}
        </p>
      )}
    </FormDialog>
  );
}
