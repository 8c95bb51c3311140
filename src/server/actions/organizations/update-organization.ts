import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockOrganization, type Organization, setOrganizationSettings } from '#server/store/organizations.ts';

export type OrganizationSettings = Pick<Organization, 'name' | 'timeZone' | 'holidayZone'>;

export async function updateOrganization(
  { database, now }: Services,
  actor: Acting,
  { name, timeZone, holidayZone }: OrganizationSettings,
): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const before = await lockOrganization(tx);
    const after = { name, timeZone, holidayZone };
    const changes = changesBetween(
      { name: before.name, timeZone: before.timeZone, holidayZone: before.holidayZone },
      after,
    );
    if (Object.keys(changes).length === 0) return;
    await setOrganizationSettings(tx, after);
    await record(tx, actor, now(), {
      action: 'organization.updated',
      subject: { kind: 'organization', id: before.id, name },
      details: changes,
    });
  });
}
