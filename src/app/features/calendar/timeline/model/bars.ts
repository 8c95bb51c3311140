import type { z } from 'zod';
import type { timelineAbsencesSchema } from '#contract/calendar-timeline.ts';

type Answer = z.output<typeof timelineAbsencesSchema>;

/** One absence of a row. Half-days are counted from the morning of the first day on show. */
export interface Bar {
  readonly type: string;
  readonly pending: boolean;
  /** Somewhere else, and not away. */
  readonly atWork: boolean;
  readonly start: number;
  /** The half-day after the last. */
  readonly end: number;
}

const NONE: readonly Bar[] = [];

/** The compact answer as bars by person, in order of time; those that wait lie below those that are certain. */
export function readBars({ types, atWork = [], people }: Answer): ReadonlyMap<string, readonly Bar[]> {
  return new Map(
    people.map(({ id, away, asked = [] }) => {
      const bars = [...barsOf(asked, types, atWork, true), ...barsOf(away, types, atWork, false)];
      return [id, bars.length > 1 ? bars.sort((a, b) => a.start - b.start || b.end - a.end) : bars];
    }),
  );
}

function barsOf(
  lists: readonly (readonly number[])[],
  types: readonly string[],
  atWork: readonly string[],
  pending: boolean,
): Bar[] {
  return lists.flatMap(([place = -1, ...spans]) => {
    const type = types[place];
    if (type === undefined) return [];
    const bars: Bar[] = [];
    const isAtWork = atWork.includes(type);
    for (let at = 0; at + 1 < spans.length; at += 2) {
      const start = spans[at] ?? 0;
      bars.push({ type, pending, atWork: isAtWork, start, end: start + (spans[at + 1] ?? 0) });
    }
    return bars;
  });
}

export function barsOfPerson(bars: ReadonlyMap<string, readonly Bar[]>, id: string): readonly Bar[] {
  return bars.get(id) ?? NONE;
}

/** What covers some of a day; what is certain first. */
export function barsOnDay(bars: readonly Bar[], day: number): Bar[] {
  return bars
    .filter(({ start, end }) => start < day * 2 + 2 && end > day * 2)
    .sort((a, b) => Number(a.pending) - Number(b.pending));
}

export interface BarBox {
  readonly left: number;
  readonly width: number;
  /** Whether it goes on before or after what is on show. */
  readonly cutStart: boolean;
  readonly cutEnd: boolean;
}

/** Where a bar lies, in pixels from the first day: one that starts at noon starts in the middle of its day. */
export function barBox({ start, end }: Pick<Bar, 'start' | 'end'>, days: number, dayWidth: number): BarBox {
  const first = Math.max(0, start);
  const last = Math.min(days * 2, end);
  return {
    left: (first * dayWidth) / 2,
    width: (Math.max(0, last - first) * dayWidth) / 2,
    cutStart: start < 0,
    cutEnd: end > days * 2,
  };
}

/** All bars of one type that look the same, as one outline. */
export interface BarOutline {
  readonly type: string;
  readonly pending: boolean;
  readonly path: string;
}

/** A thousand rows with a dozen bars each: an element for each bar would be laid out for nothing. */
export function barOutlines(bars: readonly Bar[], days: number, dayWidth: number): BarOutline[] {
  const found = new Map<string, { type: string; pending: boolean; path: string }>();
  for (const bar of bars) {
    const { left, width } = barBox(bar, days, dayWidth);
    if (width <= 0) continue;
    const key = `${bar.type} ${bar.pending}`;
    const outline = found.get(key) ?? { type: bar.type, pending: bar.pending, path: '' };
    found.set(key, outline);
    const [first, last] = [left + GAP, left + Math.max(GAP + 1, width - GAP)];
    if (bar.pending)
      for (let at = first; at < last; at += 2 * STRIPE) outline.path += box(at, Math.min(STRIPE, last - at));
    else outline.path += box(first, last - first);
  }
  return [...found.values()];
}

/** Between two bars that touch. */
const GAP = 0.5;
/** What waits is striped, so that it is told from what is certain without colours. */
const STRIPE = 2;

function box(left: number, width: number): string {
  return `M${left} 0h${width}v1h${-width}z`;
}
