import { dayOfInstant } from '#domain/calendar/instant.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePeople } from '#server/actions/balances/settle.ts';
import { takeAway } from '#server/actions/users/take-away.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listOverdueLeavers } from '#server/store/departures.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { lockUsers, type User } from '#server/store/users.ts';

/**
 * X4: the address, the seat and the teams of those whose last day is over, once what they are owed is written. Their
 * sessions are refused since midnight already. Done late it catches up.
 */
export async function closeDepartures({ database, now }: Services, organizationId: string): Promise<void> {
  await database.inOrganization(organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const at = now();
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    const people = await lockUsers(tx, await listOverdueLeavers(tx, today));
    await settlePeople(tx, organization, people, at, 'recount');
    for (const person of people) await closeAccess(tx, person, at);
  });
}

export async function closeAccess(tx: TenantTransaction, person: User, at: Date): Promise<void> {
  const { id, name } = person;
  await takeAway(tx, person, { id, name, address: null }, at);
  await record(tx, null, at, { action: 'user.access_closed', subject: { kind: 'user', id, name } });
}
