import { can } from '#domain/access/can.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type ObservedHoliday, observedHolidays } from '#domain/holidays/observed-holidays.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis, loadSettingsInForce } from '#server/store/leave-basis.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { findPerson } from '#server/store/users.ts';

export interface HolidaysAsked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Of one person; null for everyone. */
  readonly userId: string | null;
}

/** The days off of the organisation, or of a person whose counters one may read. */
export async function listHolidays(
  { database }: Services,
  actor: SessionActor,
  { from, to, userId }: HolidaysAsked,
): Promise<ObservedHoliday[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const mayRead = userId !== null && (await mayReadRulesOf(tx, actor, userId));
    const basis = mayRead ? await loadLeaveBasis(tx, userId) : { settings: await loadSettingsInForce(tx) };
    return observedHolidays(policiesOf(basis, organization), from, to);
  });
}

async function mayReadRulesOf(tx: TenantTransaction, actor: SessionActor, userId: string): Promise<boolean> {
  const found = await findPerson(tx, userId);
  return found !== null && can(actor, 'balance.read', found.person);
}
