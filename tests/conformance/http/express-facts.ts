import type { AbsenceKind } from '#domain/balances/absence.ts';
import { factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import {
  FULL_TIME,
  halvesOn,
  type WeekHalfDays,
  type WorkingPattern,
} from '#domain/counting/working-pattern.ts';
import { LEAVE_TYPE_CATALOGUE } from '#domain/leave-types/catalogue.ts';

type WayOfFiling = { readonly builtIn: string } | { readonly catalogue: string };

const CATALOGUE: readonly (readonly [AbsenceKind, WayOfFiling])[] = LEAVE_TYPE_CATALOGUE.flatMap(
  ({ key, absence }) => (absence === null ? [] : [[absence, { catalogue: key }] as const]),
);

/** What leave of each kind is filed as: a type that every company has, or an entry of the catalogue. */
export const TYPES_OF_KINDS: ReadonlyMap<AbsenceKind, WayOfFiling> = new Map([
  ...CATALOGUE,
  ['sickness', { builtIn: 'sick' }],
]);

/** What a person may have in the library and not in the product; a line goes when the product learns it. */
const UNKNOWN_TO_THE_PRODUCT: readonly {
  readonly why: string;
  readonly isIn: (facts: LeaveFacts) => boolean;
}[] = [
  {
    why: 'a ledger is kept from the first day of the contract',
    isIn: ({ keptFrom, employment }) => keptFrom !== employment.from,
  },
  {
    why: 'no notice can be dated in the past',
    isIn: ({ absences }) => absences.some(({ informedOn }) => informedOn !== null),
  },
  {
    why: 'what is recorded is known to the employer',
    isIn: ({ absences }) => absences.some(({ notified }) => !notified),
  },
  { why: 'an adjustment chooses no period of its own', isIn: ({ manual }) => manual.length > 0 },
];

export function missingForFacts(facts: LeaveFacts): string[] {
  return [
    ...UNKNOWN_TO_THE_PRODUCT.filter(({ isIn }) => isIn(facts)).map(({ why }) => why),
    ...missingKinds(facts.absences.map(({ kind }) => kind)),
    ...missingForPatterns(facts.patterns),
  ];
}

export function missingKinds(kinds: readonly AbsenceKind[]): string[] {
  return [...new Set(kinds)]
    .filter((kind) => !TYPES_OF_KINDS.has(kind))
    .map((kind) => `no type of leave is ${kind}`);
}

/** Weeks from a day on can be set; a rest of one's own cannot. */
export function missingForPatterns(patterns: Timeline<WorkingPattern>): string[] {
  const isUnfit = ({ weeks, weeklyRest }: WorkingPattern) => weeks.length > 12 || weeklyRest !== null;
  return patterns.some(({ value }) => isUnfit(value)) ? ['no field for a weekly rest of one’s own'] : [];
}

/** As the API takes the weeks that a person works in turn. */
export function weeksForm({ weeks }: WorkingPattern): object {
  const [days, ...alternatingWeeks] = weeks.map(weekForm);
  return { days: days ?? {}, alternatingWeeks };
}

function weekForm(week: WeekHalfDays): Record<string, Half[]> {
  const halves: readonly Half[][] = [[], ['am'], ['pm'], ['am', 'pm']];
  return Object.fromEntries(
    ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) => {
      const worked = halves[halvesOn(week, weekday)] ?? [];
      return worked.length === 0 ? [] : [[String(weekday), [...worked]]];
    }),
  );
}

export function isUsualWeek(patterns: Timeline<WorkingPattern>): boolean {
  return JSON.stringify(patterns) === JSON.stringify(always(FULL_TIME));
}

/** Someone who is there long enough for a leave to be paid from what they earned. */
export function factsOfCountedPerson(
  patterns: Timeline<WorkingPattern>,
  from: LeaveFacts['keptFrom'],
  to: LeaveFacts['employment']['to'],
): LeaveFacts {
  return { ...factsOfNewHire(from), employment: { from, to }, patterns };
}
