import { type Fraction, fraction } from '#domain/amounts/fraction.ts';
import type { AbsenceClass } from './absence-classes.ts';

/** Half-days of some people in some months, with their spells. */
export interface AwaySums {
  readonly people: number;
  readonly expected: number;
  readonly away: Readonly<Record<AbsenceClass, number>>;
  readonly spells: number;
  readonly shortSpells: number;
}

/** The two named definitions. */
export const RATE_DEFINITIONS = {
  anact: ['health'],
  unplanned: ['health', 'unforeseen'],
} as const satisfies Record<string, readonly AbsenceClass[]>;

export type RateDefinition = keyof typeof RATE_DEFINITIONS;

/** U1: half-days away ÷ half-days that would have been worked, in hundredths; null where nobody would have worked. */
export function absenceRate({ expected, away }: Pick<AwaySums, 'expected' | 'away'>, by: RateDefinition) {
  return expected === 0 ? null : fraction(100 * awayBy(away, by), expected);
}

export function awayBy(away: AwaySums['away'], by: RateDefinition): number {
  return RATE_DEFINITIONS[by].reduce((sum, each) => sum + away[each], 0);
}

export function plannedHalves(away: AwaySums['away']): number {
  return away.other + away['paid-leave'];
}

export function ratio(part: number, of: number): Fraction | null {
  return of === 0 ? null : fraction(part, of);
}

export const NO_SUMS: AwaySums = {
  people: 0,
  expected: 0,
  away: { health: 0, unforeseen: 0, other: 0, 'paid-leave': 0 },
  spells: 0,
  shortSpells: 0,
};

export function addSums(a: AwaySums, b: AwaySums): AwaySums {
  return {
    people: a.people + b.people,
    expected: a.expected + b.expected,
    away: {
      health: a.away.health + b.away.health,
      unforeseen: a.away.unforeseen + b.away.unforeseen,
      other: a.away.other + b.away.other,
      'paid-leave': a.away['paid-leave'] + b.away['paid-leave'],
    },
    spells: a.spells + b.spells,
    shortSpells: a.shortSpells + b.shortSpells,
  };
}

/** The value below which a share of the others lies, as it was measured: no value in between is made up. */
export function percentile(sorted: ArrayLike<number>, share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
