import { type Fraction, fromHalfDays } from '#domain/amounts/fraction.ts';
import { FAMILY_EVENTS, familyEventLeave, paternityDays } from '#domain/balances/special-leave.ts';
import { calendarDays, type LeaveRange } from '#domain/calendar/leave-range.ts';
import { addMonths, type PlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { type Timeline, timeline } from '#domain/calendar/timeline.ts';
import { countLeave } from '#domain/counting/count-leave.ts';
import { countWorkedLeave } from '#domain/counting/count-worked-leave.ts';
import type { CountingPolicy } from '#domain/counting/counting-policy.ts';
import { type CountedPerson, dayReader } from '#domain/counting/day-reader.ts';
import { adjoining } from '#domain/leave-requests/adjoining.ts';
import type { LeaveType } from './leave-type.ts';

/** What the law grants for a type of the catalogue, as far as requests can be held against it. */
export interface StatutoryDays {
  readonly days: number;
  readonly unit: 'ouvrables' | 'calendar' | 'worked';
  /** What it is granted for: requests for the same are counted together. */
  readonly per: 'event' | 'birth' | 'year';
}

/** Under the keys of the catalogue, where they differ from those of the events. */
const EVENT_OF_KEY: Readonly<Record<string, string>> = { 'child-illness': 'child-illness-announced' };

/** D1, D2: the most that is granted without knowing more of the family than the type says; null where no text does. */
export function statutoryDays(catalogueKey: string | null, on: PlainDate): StatutoryDays | null {
  if (catalogueKey === null) return null;
  if (catalogueKey === 'paternity') return { days: paternityDays(1), unit: 'calendar', per: 'birth' };
  if (catalogueKey === 'sick-child') return { days: 3, unit: 'worked', per: 'year' };
  const name = EVENT_OF_KEY[catalogueKey] ?? catalogueKey;
  const event = FAMILY_EVENTS.find((known) => known === name);
  if (event === undefined) return null;
  const { days, bereavementDays } = familyEventLeave({ event, on });
  return { days: days + bereavementDays, unit: 'ouvrables', per: 'event' };
}

/** A request that goes beyond what the law grants, or what an agreement adds to it: allowed, and worth knowing. */
export interface BeyondStatutory {
  readonly catalogueKey: string;
  readonly asked: Fraction;
  readonly per: StatutoryDays['per'];
  /** D4: what an agreement grants; null where the law alone holds. */
  readonly byAgreement: number | null;
}

type GrantedType = Pick<LeaveType, 'catalogueKey' | 'grantedDays'>;

/** G4, G6: `others` are the person's other absences of the same type. */
export function beyondStatutory(
  { catalogueKey, grantedDays }: GrantedType,
  range: LeaveRange,
  others: readonly LeaveRange[],
  person: CountedPerson,
  policies: Timeline<CountingPolicy>,
): BeyondStatutory | null {
  const law = statutoryDays(catalogueKey, range.start);
  if (catalogueKey === null || law === null) return null;
  const { unit, per } = law;
  const together = {
    event: () => adjoining(range, others, dayReader(person, policies)),
    birth: () => others.filter(({ start }) => isForSameBirth(start, range.start)),
    year: () => others.filter(({ start }) => yearOf(start) === yearOf(range.start)),
  }[per]();
  const halves = [range, ...together].reduce(
    (total, one) => total + halvesIn(unit, one, person, policies),
    0,
  );
  const byAgreement = grantedDays !== null && grantedDays > law.days ? grantedDays : null;
  const granted = byAgreement ?? law.days;
  return halves > granted * 2 ? { catalogueKey, asked: fromHalfDays(halves), per, byAgreement } : null;
}

/** D2: paternity leave is taken within six months of the birth, whose day nobody tells us. */
function isForSameBirth(one: PlainDate, other: PlainDate): boolean {
  const [first, second] = one < other ? [one, other] : [other, one];
  return second < addMonths(first, 6);
}

function halvesIn(
  unit: StatutoryDays['unit'],
  range: LeaveRange,
  person: CountedPerson,
  policies: Timeline<CountingPolicy>,
): number {
  if (unit === 'calendar') return calendarDays(range) * 2;
  if (unit === 'worked') return countWorkedLeave(range, person, policies).halves;
  const inOuvrables = policies.map(({ from, value }) => ({
    from,
    value: { ...value, unit: 'ouvrables' as const, saturdayCap: null },
  }));
  // The days of an event are those that were asked for: nothing runs on to the eve of return.
  return countLeave(range, person, timeline(inOuvrables))
    .proof.filter(({ asked }) => asked)
    .reduce((total, { halves }) => total + halves, 0);
}
