/**
 * Reads a figure as a person types it: `2,5`, `2.5`, `−1`, `+ 3`, `1 000`. Null for nothing, NaN for what is no
 * figure, so that a form can say so.
 */
export function parseTypedFigure(text: string): number | null {
  const compact = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (compact === '') return null;
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(compact) ? Number(compact) : Number.NaN;
}

/** As it would be read: no grouping, the decimal sign of the language, and a true minus. */
export function formatTypedFigure(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 })
    .format(value)
    .replace('-', '−');
}
