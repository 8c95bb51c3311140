/** A unique constraint, or an exclusion constraint. */
const violations: readonly unknown[] = ['23505', '23P01'];

/** The name of the constraint an insert or update ran into, if that is what happened. */
export function violatedConstraint(error: unknown): string | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (
      'code' in at &&
      violations.includes(at.code) &&
      'constraint' in at &&
      typeof at.constraint === 'string'
    ) {
      return at.constraint;
    }
  }
  return null;
}
