import type { PlainDate } from './plain-date.ts';

/** One value with the first day it holds. */
export interface DatedValue<T> {
  readonly from: PlainDate;
  readonly value: T;
}

/**
 * A value that changes over time. Entries are sorted by their first day; the earliest one also holds before its
 * day, because an organisation that signs up today still asks about last month.
 */
export type Timeline<T> = readonly [DatedValue<T>, ...DatedValue<T>[]];

/** Sorts, and refuses two values for one day. */
export function timeline<T>(entries: readonly DatedValue<T>[]): Timeline<T> {
  const [first, ...rest] = [...entries].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  if (first === undefined) throw new RangeError('A timeline needs at least one value');
  let previous = first;
  for (const entry of rest) {
    if (entry.from === previous.from) throw new RangeError(`Two values start on ${entry.from}`);
    previous = entry;
  }
  return [first, ...rest];
}

export function always<T>(value: T): Timeline<T> {
  return [{ from: '0001-01-01' as PlainDate, value }];
}

export function valueAt<T>(values: Timeline<T>, date: PlainDate): T {
  let current = values[0];
  for (const entry of values) {
    if (entry.from > date) break;
    current = entry;
  }
  return current.value;
}

/** The same timeline with another value from a day on; later values that were already planned stay. */
export function changedFrom<T>(values: Timeline<T>, from: PlainDate, value: T): Timeline<T> {
  return timeline([...values.filter((entry) => entry.from !== from), { from, value }]);
}
