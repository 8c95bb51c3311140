import { can } from '#domain/access/can.ts';
import type { LeaveType } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listTypesInUse, loadLeaveTypes } from '#server/store/leave-types.ts';

export interface ListedType {
  readonly type: LeaveType;
  readonly inUse: boolean;
}

/** Everyone asks for leave by its type; that some colleague took one of a rare kind is for those who set types up. */
export async function listTypes({ database }: Services, actor: Acting): Promise<ListedType[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const types = [...(await loadLeaveTypes(tx)).values()];
    const used = can(actor, 'settings.change') ? await listTypesInUse(tx) : new Set<string>();
    return types.map((type) => ({ type, inUse: used.has(type.id) }));
  });
}
