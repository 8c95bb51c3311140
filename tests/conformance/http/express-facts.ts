import type { AbsenceKind } from '#domain/balances/absence.ts';
import { factsOfNewHire, type LeaveFacts } from '#domain/balances/leave-facts.ts';
import type { Half } from '#domain/calendar/half-day.ts';
import { always, type Timeline } from '#domain/calendar/timeline.ts';
import { FULL_TIME, halvesOn, type WorkingPattern } from '#domain/counting/working-pattern.ts';

/** What leave of each kind is filed as: a type that every company has, or an entry of the catalogue. */
export const TYPES_OF_KINDS: Readonly<
  Partial<Record<AbsenceKind, { readonly builtIn: string } | { readonly catalogue: string }>>
> = {
  sickness: { builtIn: 'sick' },
  unpaid: { catalogue: 'unpaid' },
  paternity: { catalogue: 'paternity' },
};

/** What a person may have in the library and not in the product; a line goes when the product learns it. */
const UNKNOWN_TO_THE_PRODUCT: readonly {
  readonly why: string;
  readonly isIn: (facts: LeaveFacts) => boolean;
}[] = [
  { why: 'no field for a birth date', isIn: ({ birthDate }) => birthDate !== null },
  { why: 'no field for children', isIn: ({ children }) => children.length > 0 },
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
    .filter((kind) => TYPES_OF_KINDS[kind] === undefined)
    .map((kind) => `no type of leave is ${kind}`);
}

/** A week from a day on can be set; weeks that alternate, and a rest of one's own, cannot. */
export function missingForPatterns(patterns: Timeline<WorkingPattern>): string[] {
  const isUnfit = ({ weeks, weeklyRest }: WorkingPattern) => weeks.length > 1 || weeklyRest !== null;
  return patterns.some(({ value }) => isUnfit(value)) ? ['no field for alternating weeks'] : [];
}

/** As the API takes a working week. */
export function weekForm({ weeks: [week] }: WorkingPattern): Record<string, Half[]> {
  const halves: readonly Half[][] = [[], ['am'], ['pm'], ['am', 'pm']];
  return Object.fromEntries(
    ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) => {
      const worked = week === undefined ? [] : (halves[halvesOn(week, weekday)] ?? []);
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
