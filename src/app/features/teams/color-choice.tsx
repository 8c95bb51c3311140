import { useTranslation } from 'react-i18next';
import { teamColors } from '#contract/teams.ts';
import { SwatchChoice } from '#ui/swatch-choice.tsx';
import type { TeamColor } from './team.ts';

const nameOf = {
  '#3B82F6': 'blue',
  '#EF4444': 'red',
  '#10B981': 'green',
  '#F59E0B': 'amber',
  '#8B5CF6': 'violet',
  '#EC4899': 'pink',
} as const satisfies Record<TeamColor, string>;

export function ColorChoice({ value, onChange }: { value: string; onChange: (color: TeamColor) => void }) {
  const { t } = useTranslation('teams');
  return (
    <SwatchChoice
      label={t('fields.color')}
      colors={teamColors.map((color) => ({ color, name: t(`colors.${nameOf[color]}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
