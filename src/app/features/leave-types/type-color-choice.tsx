import { useTranslation } from 'react-i18next';
import { SwatchChoice } from '#ui/swatch-choice.tsx';

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

/** Colours that keep apart on a calendar, in light and in dark; names are keys of the texts. */
const TYPE_COLORS = {
  '#0B6E6E': 'sea',
  '#A82A5C': 'rose',
  '#5F40A8': 'violet',
  '#8A5200': 'amber',
  '#0E7490': 'blue',
  '#3F6212': 'olive',
  '#9A3412': 'brick',
  '#1D4ED8': 'indigo',
  '#4A5866': 'slate',
} as const satisfies Record<string, string>;

type TypeColor = keyof typeof TYPE_COLORS;

const typeColors = Object.keys(TYPE_COLORS) as readonly TypeColor[];

function isTypeColor(color: string): color is TypeColor {
  return color in TYPE_COLORS;
}
