import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listTypesInUse, loadLeaveTypes, setLeaveTypeArchived } from '#server/store/leave-types.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import type { ListedType } from './list-types.ts';
import { refuseType } from './refuse-type.ts';

/** G3: no longer on offer; what was asked for keeps its name. Done twice, it is done once. */
export async function archiveType(services: Services, actor: Acting, id: string): Promise<ListedType> {
  return setArchived(services, actor, id, true);
}

export async function restoreType(services: Services, actor: Acting, id: string): Promise<ListedType> {
  return setArchived(services, actor, id, false);
}

async function setArchived(
  { database, now }: Services,
  actor: Acting,
  id: string,
  archived: boolean,
): Promise<ListedType> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const types = await loadLeaveTypes(tx);
    const before = types.get(id);
    if (!before) throw new Failure('not_found');
    const inUse = (await listTypesInUse(tx)).has(id);
    if (before.archived === archived) return { type: before, inUse };
    const type = { ...before, archived };
    const at = now();
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    refuseType({ before, after: type }, { types, isInUse: inUse, today });
    await setLeaveTypeArchived(tx, id, archived ? at : null);
    await record(tx, actor, at, {
      action: archived ? 'leave-type.archived' : 'leave-type.restored',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { type: before.name[actor.language] },
    });
    return { type, inUse };
  });
}
