import { isAtWork, isKindAboutHealth, isSicknessKind } from '#domain/balances/absence.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { languages } from '#domain/text/language.ts';
import { plainWord } from '#domain/text/plain-word.ts';
import { catalogueType } from './catalogue.ts';
import { isBuiltIn, type LeaveType, type LeaveTypes } from './leave-type.ts';
import { statutoryDays } from './statutory-days.ts';

/** G1: sickness of one's own, of a child or of kin: such reasons are nobody else's business. */
export function isAboutHealth({
  absence,
  catalogueKey,
}: Pick<LeaveType, 'absence' | 'catalogueKey'>): boolean {
  return (
    isKindAboutHealth(absence) ||
    isKindAboutHealth(catalogueType(catalogueKey)?.absence ?? null) ||
    catalogueKey === 'child-illness'
  );
}

/** G3: two types on offer never bear the same name, in any language; case and accents make no difference. */
function nameIsTaken(type: Pick<LeaveType, 'id' | 'name'>, types: LeaveTypes): boolean {
  const own = plainNames(type);
  return [...types.values()].some(
    (other) =>
      !other.archived && other.id !== type.id && plainNames(other).some((name) => own.includes(name)),
  );
}

function plainNames({ name }: Pick<LeaveType, 'name'>): string[] {
  return languages.map((language) => plainWord(name[language]));
}

export type TypeRefusal =
  | 'type_fixed'
  | 'health_confidential'
  | 'counter_in_use'
  | 'counter_unfit'
  | 'kind_in_use'
  | 'absence_in_calendar'
  | 'nothing_granted'
  | 'granted_below_law'
  | 'name_taken';

/** A type as it would be, beside what it is now; `before` is null for a new one. */
export interface TypeChange {
  readonly before: LeaveType | null;
  readonly after: LeaveType;
}

/** All that a verdict needs, loaded before it is asked for. */
export interface TypeSituation {
  readonly types: LeaveTypes;
  /** Whether somebody asked for it already. */
  readonly isInUse: boolean;
  readonly today: PlainDate;
}

/** Whether a type may be added, changed, archived or restored: every reason at once, the one that counts first. */
export function typeVerdict(
  { before, after }: TypeChange,
  { types, isInUse, today }: TypeSituation,
): TypeRefusal[] {
  const refusals: TypeRefusal[] = [];
  if (before !== null && isBuiltIn(before.id) && (after.archived || !sameRules(before, after))) {
    refusals.push('type_fixed');
  }
  if (!after.confidential && isAboutHealth(after)) refusals.push('health_confidential');
  // G3: days that were taken stay in the counter they were taken from.
  if (before !== null && isInUse && before.counter !== after.counter) refusals.push('counter_in_use');
  if (after.counter !== null && takesNoCounter(after)) refusals.push('counter_unfit');
  // W6: days of work do not become days away, nor the other way, once somebody has some.
  if (before !== null && isInUse && isAtWork(before.absence) !== isAtWork(after.absence)) {
    refusals.push('kind_in_use');
  }
  if (!after.inCalendar && !isAtWork(after.absence)) refusals.push('absence_in_calendar');
  if (after.grantedDays !== null) {
    const law = statutoryDays(after.catalogueKey, today);
    if (law === null) refusals.push('nothing_granted');
    else if (after.grantedDays < law.days) refusals.push('granted_below_law');
  }
  // What goes out of offer may leave its name to another.
  const isArchiving = before !== null && !before.archived && after.archived;
  if (!isArchiving && nameIsTaken(after, types)) refusals.push('name_taken');
  return refusals;
}

/** Who is ill takes no days off, and who is at work neither. */
function takesNoCounter({ absence }: Pick<LeaveType, 'absence'>): boolean {
  return absence !== null && (isSicknessKind(absence) || isAtWork(absence));
}

function sameRules(a: LeaveType, b: LeaveType): boolean {
  return (
    languages.every((language) => a.name[language] === b.name[language]) &&
    a.counter === b.counter &&
    a.absence === b.absence &&
    a.grantedDays === b.grantedDays &&
    a.inCalendar === b.inCalendar &&
    a.needsApproval === b.needsApproval &&
    a.halfDays === b.halfDays &&
    a.asksJustification === b.asksJustification
  );
}
