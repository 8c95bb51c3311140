/** A day as the pickers exchange it: `YYYY-MM-DD`. */
export type IsoDay = string;

function isoDay(year: number, month: number, day: number): IsoDay | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year <= 2200;
  return real ? date.toISOString().slice(0, 10) : null;
}

/**
 * Reads what a person types: `04/05/2026`, `4/5/26`, `4.5.2026`, `04-05-2026`, `04052026`, or ISO
 * `2026-05-04`. Day before month, as in France and in Britain. Null when it is not a day that exists.
 */
export function parseTypedDay(text: string): IsoDay | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const european =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(trimmed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (!european) return null;
  const year = european[3] ?? '';
  return isoDay(Number(year.length === 2 ? `20${year}` : year), Number(european[2]), Number(european[1]));
}

/** `dd/mm/yyyy` in both languages: the product lives in France, whatever the language of its texts. */
export function formatTypedDay(day: IsoDay): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** The calendar component thinks in local Date objects; noon keeps clear of every daylight-saving change. */
export function toLocalDate(day: IsoDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

export function fromLocalDate(date: Date): IsoDay {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
