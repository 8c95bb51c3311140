import { addDays, addMonths, lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';

type Unit = 'days' | 'months';

/** Where a duration comes from; null is a choice of ours, and is told as one. */
export type RetentionSource = 'f10029' | 'cnil-hr' | null;

interface Bounded {
  readonly unit: Unit;
  /** What holds where the organisation chose nothing. */
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  readonly source: RetentionSource;
}

/** V22: what an organisation may shorten or lengthen, and how far. */
export const chosenRetention = {
  leavers: { unit: 'months', standard: 60, least: 60, most: 120, source: 'f10029' },
  medical: { unit: 'months', standard: 3, least: 1, most: 3, source: null },
  words: { unit: 'months', standard: 60, least: 12, most: 60, source: null },
  'pay-files': { unit: 'months', standard: 60, least: 60, most: 120, source: 'f10029' },
  journal: { unit: 'months', standard: 12, least: 6, most: 24, source: null },
  'counter-journal': { unit: 'months', standard: 60, least: 60, most: 120, source: 'f10029' },
  sessions: { unit: 'months', standard: 13, least: 1, most: 13, source: null },
  mails: { unit: 'days', standard: 90, least: 30, most: 365, source: null },
} as const satisfies Record<string, Bounded>;

/** V22: what nobody changes. A number of days or months where there is one. */
export const fixedRetention = {
  looks: { unit: 'months', amount: 12, source: null },
  copies: { unit: 'days', amount: 7, source: null },
  calls: { unit: 'days', amount: 30, source: null },
  deliveries: { unit: 'days', amount: 30, source: null },
  access: { unit: null, amount: null, source: null },
  person: { unit: null, amount: null, source: 'cnil-hr' },
  pay: { unit: null, amount: null, source: 'f10029' },
  organization: { unit: null, amount: null, source: null },
} as const satisfies Record<
  string,
  { readonly unit: Unit | null; readonly amount: number | null; readonly source: RetentionSource }
>;

export type BoundedKind = keyof typeof chosenRetention;
type FixedKind = keyof typeof fixedRetention;
export type RetentionKind = BoundedKind | FixedKind;

export const chosenKinds = Object.keys(chosenRetention) as BoundedKind[];
export const fixedKinds = Object.keys(fixedRetention) as FixedKind[];
export const retentionKinds: readonly RetentionKind[] = [...chosenKinds, ...fixedKinds];

/** What an organisation chose, for the kinds that it chose something for. */
export type RetentionChoices = Readonly<Partial<Record<BoundedKind, number>>>;

/** A choice that lies outside of the bounds of today counts as the nearest that does not. */
export function amountKept(kind: BoundedKind, choices: RetentionChoices): number {
  const { standard, least, most } = chosenRetention[kind];
  return Math.min(most, Math.max(least, choices[kind] ?? standard));
}

/** What lies before this day is kept no longer. */
export function retainedSince(kind: BoundedKind, choices: RetentionChoices, today: PlainDate): PlainDate {
  const amount = amountKept(kind, choices);
  return chosenRetention[kind].unit === 'days' ? addDays(today, -amount) : addMonths(today, -amount);
}

/** V24: what goes until then is told beforehand. */
export function announcedUntil(today: PlainDate): PlainDate {
  return lastOfMonth(addMonths(today, 1));
}

/** Of these an admin is told how many go; the others go all the time, and are missed by nobody. */
export const announcedKinds = [
  'leavers',
  'medical',
  'words',
  'pay-files',
  'journal',
  'counter-journal',
] as const satisfies BoundedKind[];

export type AnnouncedKind = (typeof announcedKinds)[number];
