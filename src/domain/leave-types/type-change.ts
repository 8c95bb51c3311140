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
export function nameIsTaken(type: Pick<LeaveType, 'id' | 'name'>, types: LeaveTypes): boolean {
  const own = [plainWord(type.name.fr), plainWord(type.name.en)];
  return [...types.values()].some(
    ({ id, name, archived }) =>
      !archived && id !== type.id && (own.includes(plainWord(name.fr)) || own.includes(plainWord(name.en))),
  );
}

export type TypeRefusal = 'type_fixed' | 'health_confidential' | 'counter_in_use' | 'name_taken';

/** What stands in the way of a type as it would be, `before` being what it is now, or null for a new one. */
export function refuseType(
  before: LeaveType | null,
  after: LeaveType,
  types: LeaveTypes,
  isInUse: boolean,
): TypeRefusal | null {
  if (before !== null && isBuiltIn(before.id) && !sameRules(before, after)) return 'type_fixed';
  if (!after.confidential && isAboutHealth(after)) return 'health_confidential';
  // G3: days that were taken stay in the counter they were taken from.
  if (before !== null && isInUse && before.counter !== after.counter) return 'counter_in_use';
  return nameIsTaken(after, types) ? 'name_taken' : null;
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
