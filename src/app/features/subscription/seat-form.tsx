import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { isUnpaid } from '#app/frame/billing/use-patience.ts';
import { PAGES } from '#contract/pages.ts';
import { subscriptionEndpoints } from '#contract/subscription.ts';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { SEATS_MAX, seatsFromInput, unpaidSeats } from '#domain/billing/seats.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useKept } from '#web/use-kept.ts';
import { SeatChangeDialog } from './seat-change-dialog.tsx';
import type { SubscriptionStatus } from './subscription.ts';

/** Where nothing is charged yet, a change is made at once; where it costs, what it costs is told and confirmed first. */
export function SeatForm({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const { subscription, trial, billing } = status;
  const { seats, usedSeats } = subscription;
  const [typed, setTyped] = useKept<string | null>('seats.typed', null);
  const [confirming, setConfirming] = useState(false);
  const update = useWrite(subscriptionEndpoints.updateSeats, {
    onSuccess: ({ subscription: { seats: count } }) => {
      setTyped(null);
      setConfirming(false);
      toast({ title: t('seats.changed', { count }) });
    },
  });
  // Whoever was invited takes a seat as well; the rule counts them the same way.
  const unpaid = isUnpaid(subscription.status);
  const max = unpaid ? unpaidSeats(seats, SEATS_MAX) : SEATS_MAX;
  const use = { seats, users: usedSeats, invitations: 0 };
  const wanted = typed === null ? seats : seatsFromInput(typed, use, max);
  const unchanged = wanted === seats;
  const refusal = update.isError ? sentence(update.error, t('seats.failed')) : undefined;
  return (
    <form
      noValidate
      aria-label={t('seats.number')}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (unchanged || update.isPending) return;
        setTyped(String(wanted));
        if (unpaid) update.mutate({ body: { seats: wanted } });
        else setConfirming(true);
      }}
    >
      {refusal && !confirming && <Banner tone="error" title={refusal} onClose={update.reset} />}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('seats.number')}
          hint={t('seats.bounds', { min: formats.figure(usedSeats), max: formats.figure(max) })}
          type="number"
          inputMode="numeric"
          min={usedSeats}
          max={max}
          step={1}
          className="min-w-48 flex-1"
          value={typed ?? String(seats)}
          onChange={({ target }) => {
            setTyped(target.value);
            if (update.isError) update.reset();
          }}
          onBlur={() => setTyped(unchanged ? null : String(wanted))}
        />
      </div>
      {unpaid && (
        <p className="text-sm text-muted">
          <Trans
            t={t}
            i18nKey="seats.trialMost"
            values={{ max: formats.figure(max) }}
            components={{
              contact: <Link to={PAGES.contact.path} className="text-sea underline underline-offset-4" />,
            }}
          />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="tabular-nums">
          {t(unchanged ? 'seats.current' : 'seats.estimate', {
            price: formats.monthly(unchanged ? billing.monthlyPriceCents : monthlyPriceCents(wanted)),
          })}
          {trial.isActive && <span className="block text-sm text-muted">{t('seats.freeInTrial')}</span>}
        </p>
        <Button
          type="submit"
          variant="secondary"
          disabled={unchanged}
          busyLabel={update.isPending && t('seats.saving')}
        >
          {t('seats.submit')}
        </Button>
      </div>
      {confirming && (
        <SeatChangeDialog
          wanted={wanted}
          priceCents={billing.monthlyPriceCents}
          saving={update.isPending}
          refusal={refusal}
          onRefusalClosed={update.reset}
          onConfirm={() => update.mutate({ body: { seats: wanted } })}
          onClose={() => {
            setConfirming(false);
            update.reset();
          }}
        />
      )}
    </form>
  );
}
