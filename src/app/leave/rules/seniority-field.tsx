import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { WholeRules } from './rules.ts';

type Steps = WholeRules['seniority'];

type SeniorityFieldProps = { value: Steps; onChange: (steps: Steps) => void };

/** What the next step proposes; the agreement says the real one. */
function nextStep(steps: Steps): Steps[number] {
  const last = steps.at(-1);
  return { years: (last?.years ?? 0) + 5, days: (last?.days ?? 0) + 1 };
}

/** Days more from a number of years on, step by step. */
export function SeniorityField({ value, onChange }: SeniorityFieldProps) {
  const { t } = useTranslation('rule-groups');
  const replace = (place: number, step: Steps[number]) =>
    onChange(value.map((each, other) => (other === place ? step : each)));
  return (
    <div className="flex flex-col gap-3">
      {value.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place, whatever is typed into it.
        <fieldset key={place} className="flex flex-wrap items-end gap-3">
          <legend className="sr-only">{t('fields.step', { place: place + 1 })}</legend>
          <FigureField
            label={t('fields.years')}
            value={step.years}
            onChange={(years) => replace(place, { ...step, years: years ?? Number.NaN })}
          />
          <FigureField
            label={t('fields.stepDays')}
            value={step.days}
            onChange={(days) => replace(place, { ...step, days: days ?? Number.NaN })}
          />
          <IconButton
            label={t('fields.removeStep', { place: place + 1 })}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={() => onChange(value.filter((_, other) => other !== place))}
          />
        </fieldset>
      ))}
      <div>
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...value, nextStep(value)])}
        >
          {t('fields.addStep')}
        </Button>
      </div>
    </div>
  );
}
