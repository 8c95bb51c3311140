import { useTranslation } from 'react-i18next';
import { SEATS_ANCHOR } from '#app/navigation/subscription-sections.ts';
import { cardClass } from '#ui/card.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { SeatForm } from './seat-form.tsx';
import type { SubscriptionStatus } from './subscription.ts';

export function SeatsCard({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation('subscription');
  const formats = useFormats();
  const { seats, usedSeats, remainingSeats } = status.subscription;
  const tiles = [
    { key: 'total', value: seats, detail: null },
    { key: 'used', value: usedSeats, detail: t('seats.usedHint') },
    { key: 'remaining', value: remainingSeats, detail: null },
  ] as const;
  return (
    <section
      id={SEATS_ANCHOR}
      tabIndex={-1}
      aria-labelledby="seats-title"
      className={`${cardClass} scroll-mt-6`}
    >
      <h2 id="seats-title" className="border-b border-line px-5 py-3.5 font-semibold">
        {t('seats.title')}
      </h2>
      <div className="flex flex-col gap-5 p-5">
        <dl className="grid grid-cols-3 gap-3">
          {tiles.map(({ key, value, detail }) => (
            <div key={key} className="flex flex-col gap-0.5 rounded-md bg-sunken p-3">
              <dt className="text-sm text-muted">{t(`seats.${key}`)}</dt>
              <dd className="text-2xl font-semibold tabular-nums">{formats.figure(value)}</dd>
              {detail && <dd className="text-xs text-muted">{detail}</dd>}
            </div>
          ))}
        </dl>
        {status.can.changeSeats && <SeatForm status={status} />}
      </div>
    </section>
  );
}
