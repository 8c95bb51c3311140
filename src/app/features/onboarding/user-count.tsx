import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEATS_MAX, SEATS_MIN, seatsFromInput } from '#domain/billing/seats.ts';
import { Slider } from '#ui/slider.tsx';
import { TextField } from '#ui/text-field.tsx';

const SLIDER_MAX = 200;

/** Nobody is there yet, so the least is one. */
const nobody = { seats: SEATS_MIN, users: 0, invitations: 0 } as const;

/** Roughly with the slider, exactly with the figure. */
export function UserCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useTranslation('onboarding');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <Slider
        label={t('wizard.count')}
        valueText={t('wizard.users', { count })}
        value={Math.min(count, SLIDER_MAX)}
        min={SEATS_MIN}
        max={SLIDER_MAX}
        onChange={(next) => {
          setTyped(null);
          onChange(next);
        }}
      />
      <TextField
        label={t('wizard.countExact')}
        type="number"
        inputMode="numeric"
        min={SEATS_MIN}
        max={SEATS_MAX}
        step={1}
        className="max-w-72 tabular-nums"
        value={typed ?? String(count)}
        onChange={({ target }) => {
          const next = seatsFromInput(target.value, nobody);
          // An emptied or negative field is left alone while it is being typed in; leaving it shows the count.
          setTyped(Number(target.value) === next ? null : target.value);
          if (Number(target.value) > SEATS_MAX) setTyped(null);
          onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
