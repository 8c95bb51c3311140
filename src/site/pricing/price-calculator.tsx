import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthlyPriceCents } from '#domain/billing/price.ts';
import { SEATS_MAX, SEATS_MIN } from '#domain/billing/seats.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { wordsIn } from '#words/spoken.ts';

const STARTING_COUNT = 10;
const SLIDER_MAX = 200;

/** The browser's own slider and number field: no library for two controls on the landing page. */
export function PriceCalculator() {
  const { t, i18n } = useTranslation('pricing');
  const [count, setCount] = useState(STARTING_COUNT);
  const id = useId();
  const set = (value: number) => {
    if (Number.isInteger(value)) setCount(Math.min(SEATS_MAX, Math.max(SEATS_MIN, value)));
  };
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('calculator.users')}
      </label>
      <div className="flex items-center gap-4">
        <input
          id={id}
          type="range"
          min={SEATS_MIN}
          max={SLIDER_MAX}
          value={Math.min(count, SLIDER_MAX)}
          onChange={({ target }) => set(target.valueAsNumber)}
          className="h-6 min-w-0 flex-1 accent-sea-solid"
        />
        <input
          type="number"
          aria-label={t('calculator.exact')}
          inputMode="numeric"
          min={SEATS_MIN}
          max={SEATS_MAX}
          value={count}
          onChange={({ target }) => set(target.valueAsNumber)}
          className="min-h-11 w-24 rounded-md border border-line-strong bg-surface px-3 tabular-nums"
        />
      </div>
      <p aria-live="polite" className="text-2xl font-semibold tabular-nums">
        {wordsIn(toLanguage(i18n.language)).money.monthly(monthlyPriceCents(count))}
      </p>
    </div>
  );
}
