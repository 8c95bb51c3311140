import type { Half } from '#domain/calendar/half-day.ts';
import type { IsoDay } from '#ui/typed-date.ts';
import type { RequestFields } from '../request-fields.ts';

type Edges = Pick<RequestFields, 'start' | 'end' | 'startHalf' | 'endHalf'>;

export type Chosen = Edges & {
  /** The day that the next press stretches from; null once both ends were pressed. */
  readonly anchor: IsoDay | null;
};

const whole = { startHalf: 'am', endHalf: 'pm' } as const satisfies Record<string, Half>;

/** The first press is that day, the second stretches to another, before it or after it; the third begins anew. */
export function chooseDay(fields: Edges, anchor: IsoDay | null, day: IsoDay): Chosen {
  const stretches = anchor !== null && fields.start === anchor && fields.end === anchor;
  if (!stretches) return { ...whole, start: day, end: day, anchor: day };
  if (day === anchor) return { ...edgesOf(fields), anchor: null };
  if (day < anchor) return { ...whole, start: day, end: anchor, anchor: null };
  // An afternoon stays one at the first end; a morning said nothing of the last day.
  return { startHalf: fields.startHalf, endHalf: 'pm', start: anchor, end: day, anchor: null };
}

function edgesOf({ start, end, startHalf, endHalf }: Edges): Edges {
  return { start, end, startHalf, endHalf };
}

export type Place = 'outside' | 'only' | 'first' | 'between' | 'last';

/** Where a day lies in what is chosen. */
export function placeOf(day: IsoDay, { start, end }: Pick<Edges, 'start' | 'end'>): Place {
  if (start === null || end === null || day < start || day > end) return 'outside';
  if (start === end) return 'only';
  if (day === start) return 'first';
  return day === end ? 'last' : 'between';
}
