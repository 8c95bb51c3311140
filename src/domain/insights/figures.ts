import { type Fraction, fraction, fromHalfDays, sum } from '#domain/amounts/fraction.ts';
import type { ReferencePeriod } from '#domain/balances/reference-period.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { yearPassed } from './leave-course.ts';
import { type AwaySums, absenceRate, awayBy, NO_SUMS, percentile, plannedHalves, ratio } from './rates.ts';
import type { PaidLeaveStanding } from './standing.ts';

export const FIGURE_IDS = [
  'absence-rate-anact',
  'absence-rate-unplanned',
  'unplanned-days',
  'planned-days',
  'spells-per-person',
  'days-per-spell',
  'short-spells',
  'leave-acquired',
  'leave-taken',
  'leave-booked',
  'leave-left',
  'leave-course',
  'requests-filed',
  'requests-refused',
  'requests-cancelled',
  'decision-median',
  'decision-slowest-tenth',
] as const;

export type FigureId = (typeof FIGURE_IDS)[number];

/** What becomes of leave that was earned. */
export const PARTS_OF_LEAVE: readonly FigureId[] = ['leave-taken', 'leave-booked', 'leave-left'];

export const FIGURE_UNITS = ['percent', 'days', 'spells', 'requests', 'hours'] as const;

export type FigureUnit = (typeof FIGURE_UNITS)[number];

export const UNIT_OF = {
  'absence-rate-anact': 'percent',
  'absence-rate-unplanned': 'percent',
  'unplanned-days': 'days',
  'planned-days': 'days',
  'spells-per-person': 'spells',
  'days-per-spell': 'days',
  'short-spells': 'percent',
  'leave-acquired': 'days',
  'leave-taken': 'days',
  'leave-booked': 'days',
  'leave-left': 'days',
  'leave-course': 'percent',
  'requests-filed': 'requests',
  'requests-refused': 'requests',
  'requests-cancelled': 'requests',
  'decision-median': 'hours',
  'decision-slowest-tenth': 'hours',
} as const satisfies Record<FigureId, FigureUnit>;

/** A figure without a value says that there is nothing to say, or that it would say it of too few people. */
export interface NamedFigure {
  readonly id: FigureId;
  readonly value: Fraction | null;
  /** Days behind it, where it is about days. */
  readonly days: Fraction | null;
}

export interface RequestSums {
  readonly filed: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** Seconds, in any order. */
  readonly waits: ArrayLike<number>;
}

const HOUR_SECONDS = 3600;

/** U1, U4, U18: of one population and one time; without sums, absences are not told. */
export function figuresOfTime(sums: AwaySums | null, requests: RequestSums): NamedFigure[] {
  const absences = absenceFigures(sums ?? NO_SUMS);
  return [
    ...(sums === null ? absences.map(({ id }) => ({ id, value: null, days: null })) : absences),
    ...requestFigures(requests),
  ];
}

function absenceFigures(sums: AwaySums): NamedFigure[] {
  const { away, spells, shortSpells, people } = sums;
  const [health, unplanned] = [awayBy(away, 'anact'), awayBy(away, 'unplanned')];
  const ofDays = (id: FigureId, value: Fraction | null, halves: number): NamedFigure => ({
    id,
    value,
    days: fromHalfDays(halves),
  });
  return [
    ofDays('absence-rate-anact', absenceRate(sums, 'anact'), health),
    ofDays('absence-rate-unplanned', absenceRate(sums, 'unplanned'), unplanned),
    ofDays('unplanned-days', fromHalfDays(unplanned), unplanned),
    ofDays('planned-days', fromHalfDays(plannedHalves(away)), plannedHalves(away)),
    ofDays('spells-per-person', ratio(spells, people), health),
    ofDays('days-per-spell', ratio(health, spells * 2), health),
    ofDays('short-spells', ratio(shortSpells * 100, spells), health),
  ];
}

function requestFigures(requests: RequestSums): NamedFigure[] {
  // Numbers among themselves are sorted without asking which of two is the larger.
  const waits = new Float64Array(requests.waits).sort();
  const hours = (share: number): Fraction | null => {
    const seconds = percentile(waits, share);
    return seconds === null ? null : fraction(Math.round(seconds), HOUR_SECONDS);
  };
  const plain = (id: FigureId, value: Fraction | null): NamedFigure => ({ id, value, days: null });
  return [
    plain('requests-filed', fraction(requests.filed)),
    plain('requests-refused', fraction(requests.rejected)),
    plain('requests-cancelled', fraction(requests.cancelled)),
    plain('decision-median', hours(0.5)),
    plain('decision-slowest-tenth', hours(0.9)),
  ];
}

/** U3: as it stands today; there is no time before to compare with. */
export function figuresOfToday(standings: readonly PaidLeaveStanding[]): NamedFigure[] {
  const total = (id: FigureId, of: (standing: PaidLeaveStanding) => Fraction): NamedFigure => {
    const value = sum(standings.map(of));
    return { id, value, days: value };
  };
  return [
    total('leave-acquired', ({ acquired }) => acquired),
    total('leave-taken', ({ taken }) => taken),
    total('leave-booked', ({ booked }) => booked),
    total('leave-left', ({ left }) => left),
  ];
}

/** U17: of the year itself and of nobody, so that it is never hidden. */
export function figureOfCourse(year: ReferencePeriod, today: PlainDate): NamedFigure {
  return { id: 'leave-course', value: yearPassed(year, today), days: null };
}
