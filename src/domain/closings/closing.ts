import type { LeaveRange } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type LeaveTypes, typeOf } from '#domain/leave-types/leave-type.ts';

/** Q3: what becomes of the days for which nobody has days left. */
export const SHORTAGES = ['in-advance', 'other-type', 'nothing'] as const;

export type WhenShort = (typeof SHORTAGES)[number];

/** Q2, Q3: what pays for the days that the company is closed. */
export interface ClosingTerms {
  readonly range: LeaveRange;
  /** Each pays as far as its counter goes, then the next one does. */
  readonly types: readonly string[];
  readonly whenShort: WhenShort;
  /** Recorded for the rest; null unless `whenShort` asks for it. */
  readonly otherType: string | null;
}

/** Q1: whom it concerns. Teams are their members and their managers; exceptions come last. */
export interface ClosingScope {
  readonly everyone: boolean;
  readonly teamIds: readonly string[];
  readonly userIds: readonly string[];
  readonly exceptIds: readonly string[];
}

/** A closing as someone decided it. */
export interface Closing extends ClosingTerms {
  readonly name: string;
  readonly reason: string;
  readonly scope: ClosingScope;
  /** When the works council was consulted, as the organisation notes it. */
  readonly consultedOn: PlainDate | null;
  readonly consultation: string;
}

interface Staffed {
  readonly id: string;
  readonly managerId: string | null;
  readonly members: readonly { readonly id: string }[];
}

export function peopleInScope<Person extends { readonly id: string }>(
  { everyone, teamIds, userIds, exceptIds }: ClosingScope,
  people: readonly Person[],
  teams: readonly Staffed[],
): Person[] {
  const chosen = new Set(userIds);
  for (const team of teams.filter(({ id }) => teamIds.includes(id))) {
    for (const { id } of team.members) chosen.add(id);
    if (team.managerId !== null) chosen.add(team.managerId);
  }
  const spared = new Set(exceptIds);
  return people.filter(({ id }) => (everyone || chosen.has(id)) && !spared.has(id));
}

export type ClosingTypeRefusal = {
  readonly field: 'types' | 'otherType' | 'whenShort';
  readonly because: 'type_unknown' | 'type_archived' | 'whole_days_only' | 'required' | 'invalid';
};

/** What stands in the way of these types, before anyone is looked at. */
export function refuseTerms(terms: ClosingTerms, types: LeaveTypes): ClosingTypeRefusal[] {
  const { range, whenShort, otherType } = terms;
  const hasHalfDay = range.startHalf === 'pm' || range.endHalf === 'am';
  const refusals: ClosingTypeRefusal[] = [];
  const look = (field: 'types' | 'otherType', id: string, isCounted: boolean): void => {
    const known = types.has(id) ? typeOf(types, id) : null;
    if (known === null) refusals.push({ field, because: 'type_unknown' });
    else if (known.archived) refusals.push({ field, because: 'type_archived' });
    else if (hasHalfDay && !known.halfDays) refusals.push({ field, because: 'whole_days_only' });
    else if ((known.counter !== null) !== isCounted) refusals.push({ field, because: 'invalid' });
  };
  for (const id of terms.types) look('types', id, true);
  if (new Set(terms.types).size !== terms.types.length) refusals.push({ field: 'types', because: 'invalid' });
  if (whenShort === 'in-advance' && terms.types.length === 0)
    refusals.push({ field: 'types', because: 'required' });
  if (whenShort === 'other-type' && otherType === null)
    refusals.push({ field: 'otherType', because: 'required' });
  if (whenShort === 'other-type' && otherType !== null) look('otherType', otherType, false);
  return refusals;
}
