import { useTranslation } from 'react-i18next';
import { SwatchChoice } from '#ui/swatch-choice.tsx';
import { isTypeColor, TYPE_COLORS, typeColors } from './type-colors.ts';

type TypeColorChoiceProps = {
  value: string;
  /** The colour it had: it stays among the choices when it is none of ours. */
  current: string;
  onChange: (color: string) => void;
};

export function TypeColorChoice({ value, current, onChange }: TypeColorChoiceProps) {
  const { t } = useTranslation('leave-types');
  const own = isTypeColor(current) ? [] : [{ color: current, name: t('colors.current') }];
  return (
    <SwatchChoice<string>
      label={t('fields.color')}
      colors={[...own, ...typeColors.map((color) => ({ color, name: t(`colors.${TYPE_COLORS[color]}`) }))]}
      value={value}
      onChange={onChange}
    />
  );
}
