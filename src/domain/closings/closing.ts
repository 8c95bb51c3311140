import type { LeaveRange, LeaveRangeRefusal, LeaveRangeResult } from '#domain/calendar/leave-range.ts';
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

/** A closing as it is asked for. */
export interface AskedClosing extends Omit<ClosingTerms, 'range'>, Pick<LeaveRange, 'startHalf' | 'endHalf'> {
  /** Its days, unless they are none that leave can be asked for. */
  readonly period: LeaveRangeResult;
  readonly scope: ClosingScope;
}

/** What the organisation has, of all that a closing names. */
export interface NamedInClosing {
  readonly types: LeaveTypes;
  readonly teamIds: ReadonlySet<string>;
  readonly userIds: ReadonlySet<string>;
}

export type ClosingTypeRefusal = {
  readonly kind: 'type';
  readonly field: 'types' | 'otherType';
  readonly because: 'type_unknown' | 'type_archived' | 'whole_days_only' | 'required' | 'invalid';
};

export type ClosingRefusal =
  | { readonly kind: 'dates'; readonly because: LeaveRangeRefusal; readonly at: 'start' | 'end' }
  | ClosingTypeRefusal
  | { readonly kind: 'not-here'; readonly field: 'teamIds' | 'userIds' | 'exceptIds' };

/** What stands in the way of a closing before anyone is looked at: every reason at once. */
export function refuseClosing(asked: AskedClosing, situation: NamedInClosing): ClosingRefusal[] {
  const { period, scope } = asked;
  const refusals: ClosingRefusal[] = period.ok
    ? []
    : [{ kind: 'dates', because: period.reason, at: period.at }];
  refusals.push(...refuseTypes(asked, situation.types));
  const known = { teamIds: situation.teamIds, userIds: situation.userIds, exceptIds: situation.userIds };
  for (const field of ['teamIds', 'userIds', 'exceptIds'] as const) {
    if (!scope[field].every((id) => known[field].has(id))) refusals.push({ kind: 'not-here', field });
  }
  return refusals;
}

function refuseTypes(asked: AskedClosing, types: LeaveTypes): ClosingTypeRefusal[] {
  const { startHalf, endHalf, whenShort, otherType } = asked;
  const hasHalfDay = startHalf === 'pm' || endHalf === 'am';
  const refusals: ClosingTypeRefusal[] = [];
  // The first that is wrong with a field is told there.
  const refuse = (field: ClosingTypeRefusal['field'], because: ClosingTypeRefusal['because']): void => {
    if (!refusals.some((told) => told.field === field)) refusals.push({ kind: 'type', field, because });
  };
  const look = (field: 'types' | 'otherType', id: string, isCounted: boolean): void => {
    const known = types.has(id) ? typeOf(types, id) : null;
    if (known === null) refuse(field, 'type_unknown');
    else if (known.archived) refuse(field, 'type_archived');
    else if (hasHalfDay && !known.halfDays) refuse(field, 'whole_days_only');
    else if ((known.counter !== null) !== isCounted) refuse(field, 'invalid');
  };
  for (const id of asked.types) look('types', id, true);
  if (new Set(asked.types).size !== asked.types.length) refuse('types', 'invalid');
  if (whenShort === 'in-advance' && asked.types.length === 0) refuse('types', 'required');
  if (whenShort === 'other-type' && otherType === null) refuse('otherType', 'required');
  if (whenShort === 'other-type' && otherType !== null) look('otherType', otherType, false);
  return refusals;
}
