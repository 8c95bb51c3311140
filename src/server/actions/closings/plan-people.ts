import { createHash } from 'node:crypto';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { ClosingTerms } from '#domain/closings/closing.ts';
import { type PersonClosing, planClosing } from '#domain/closings/plan-closing.ts';
import { holdsHalfDays } from '#domain/leave-requests/request-states.ts';
import { loadPeople } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import type { User } from '#server/store/users.ts';

export interface PlannedPerson {
  readonly person: User;
  readonly plan: PersonClosing;
}

/** What a closing records for each of these people, as things stand in this transaction. */
export async function planPeople(
  tx: TenantTransaction,
  organization: Organization,
  terms: ClosingTerms,
  people: readonly User[],
  at: Date,
): Promise<PlannedPerson[]> {
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const written = await loadPeople(tx, organization, people);
  return written.map(({ person, basis, requests, recorded }) => {
    const held = requests.filter(({ state }) => holdsHalfDays(state));
    const situation = { standing: { person, organization, basis }, held, recorded, today };
    return { person, plan: planClosing(terms, situation, () => timeOrderedId(at)) };
  });
}

/** The same for the same outcome: who gets which leave, and what it costs. */
export function fingerprintOf(plans: readonly PlannedPerson[]): string {
  const said = plans
    .map(({ person, plan }) => [
      person.id,
      plan.leftHalves,
      ...plan.parts.map(({ type, range, assessment }) => [
        type.id,
        range.start,
        range.startHalf,
        range.end,
        range.endHalf,
        assessment.count.halves,
      ]),
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
