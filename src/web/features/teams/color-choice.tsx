import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { teamColors } from '#contract/teams.ts';
import type { TeamColor } from './team.ts';

const nameOf = {
  '#3B82F6': 'blue',
  '#EF4444': 'red',
  '#10B981': 'green',
  '#F59E0B': 'amber',
  '#8B5CF6': 'violet',
  '#EC4899': 'pink',
} as const satisfies Record<TeamColor, string>;

/** Native radio buttons dressed as swatches: arrow keys choose, and each colour has a name. */
export function ColorChoice({ value, onChange }: { value: string; onChange: (color: TeamColor) => void }) {
  const { t } = useTranslation('teams');
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('fields.color')}</legend>
      <div className="flex flex-wrap gap-3">
        {teamColors.map((color) => (
          <label
            key={color}
            title={t(`colors.${nameOf[color]}`)}
            style={{ backgroundColor: color }}
            className="relative grid size-10 place-items-center rounded-full text-[#10151a] has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              className="peer absolute inset-0 opacity-0"
            />
            <Check className="hidden size-5 peer-checked:block" strokeWidth={3} aria-hidden="true" />
            <span className="sr-only">{t(`colors.${nameOf[color]}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
