import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { changeSeats, SEATS_MAX, seatsFromInput } from '#domain/billing/seats.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import type { SeatUse } from './member.ts';

/** During the trial seats cost nothing; the price told is the one that paying would start. */
export function ChangeSeatsDialog({ seats, onClose }: { seats: SeatUse; onClose: () => void }) {
  const { t } = useTranslation(['users', 'ui']);
  const formId = useId();
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [typed, setTyped] = useState(String(seats.seats));
  const status = useQuery(endpointQuery(subscriptionEndpoints.status, {}));
  const update = useWrite(subscriptionEndpoints.updateSeats, {
    onSuccess: ({ subscription }) => {
      toast({ title: t('users:seats.changed', { seats: formats.figure(subscription.seats) }) });
      onClose();
    },
  });
  // Everyone in the list takes a seat, joined or invited; the rule counts them the same way.
  const use = { seats: seats.seats, users: seats.usedSeats, invitations: 0 };
  const wanted = seatsFromInput(typed, use);
  const change = changeSeats(use, wanted);
  const price = formats.euros(monthlyPriceCents(wanted));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('users:seats.title')}
      width="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!change.ok}
            busyLabel={update.isPending && t('users:seats.saving')}
          >
            {t('users:seats.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (change.ok && !update.isPending) update.mutate({ body: { seats: change.seats } });
        }}
      >
        {update.isError && (
          <Banner
            tone="error"
            title={sentence(update.error, t('users:seats.failed'))}
            onClose={update.reset}
          />
        )}
        <TextField
          label={t('users:seats.number')}
          hint={t('users:seats.bounds', {
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
              ? t('users:seats.free_trial', { count: status.data.trial.daysRemaining, price })
              : t('users:seats.price', { price })}
          </p>
        )}
      </form>
    </Dialog>
  );
}
