import { plainWord } from '#domain/text/plain-word.ts';
import { isBuiltIn, type LeaveType, type LeaveTypes } from './leave-type.ts';

/** Sickness of one's own or of a child: such reasons are nobody else's business (G1). */
const ABOUT_HEALTH: readonly string[] = ['sick-child', 'child-illness'];

export function isAboutHealth({
  absence,
  catalogueKey,
}: Pick<LeaveType, 'absence' | 'catalogueKey'>): boolean {
  return (
    absence === 'sickness' ||
    absence === 'occupational-illness' ||
    (catalogueKey !== null && ABOUT_HEALTH.includes(catalogueKey))
  );
}

/** G3: two types on offer never bear the same name, in either language; case and accents make no difference. */
function nameIsTaken(type: Pick<LeaveType, 'id' | 'name'>, types: LeaveTypes): boolean {
  const own = [plainWord(type.name.fr), plainWord(type.name.en)];
  return [...types.values()].some(
    ({ id, name, archived }) =>
      !archived && id !== type.id && (own.includes(plainWord(name.fr)) || own.includes(plainWord(name.en))),
  );
}

export type TypeRefusal = 'type_fixed' | 'health_confidential' | 'counter_in_use' | 'name_taken';

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
}

/** Whether a type may be added, changed, archived or restored: every reason at once, the one that counts first. */
export function typeVerdict({ before, after }: TypeChange, { types, isInUse }: TypeSituation): TypeRefusal[] {
  const refusals: TypeRefusal[] = [];
  if (before !== null && isBuiltIn(before.id) && (after.archived || !sameRules(before, after))) {
    refusals.push('type_fixed');
  }
  if (!after.confidential && isAboutHealth(after)) refusals.push('health_confidential');
  // G3: days that were taken stay in the counter they were taken from.
  if (before !== null && isInUse && before.counter !== after.counter) refusals.push('counter_in_use');
  // What goes out of offer may leave its name to another.
  const isArchiving = before !== null && !before.archived && after.archived;
  if (!isArchiving && nameIsTaken(after, types)) refusals.push('name_taken');
  return refusals;
}

function sameRules(a: LeaveType, b: LeaveType): boolean {
  return (
    a.name.fr === b.name.fr &&
    a.name.en === b.name.en &&
    a.counter === b.counter &&
    a.needsApproval === b.needsApproval &&
    a.halfDays === b.halfDays &&
    a.asksJustification === b.asksJustification
  );
}
