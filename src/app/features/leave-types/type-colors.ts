/** Colours that keep apart on a calendar, in light and in dark; names are keys of the texts. */
export const TYPE_COLORS = {
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

export type TypeColor = keyof typeof TYPE_COLORS;

export const typeColors = Object.keys(TYPE_COLORS) as readonly TypeColor[];

export function isTypeColor(color: string): color is TypeColor {
  return color in TYPE_COLORS;
}
