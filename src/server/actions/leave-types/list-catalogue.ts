import { can } from '#domain/access/can.ts';
import { LEAVE_TYPE_CATALOGUE } from '#domain/leave-types/catalogue.ts';
import type { CatalogueType } from '#domain/leave-types/catalogue-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';

export interface ListedEntry {
  readonly entry: CatalogueType;
  /** Whether a type that came from it is on offer. */
  readonly added: boolean;
}

export async function listCatalogue({ database }: Services, actor: Acting): Promise<ListedEntry[]> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  const types = await database.inOrganization(actor.organizationId, loadLeaveTypes);
  const offered = [...types.values()].filter(({ archived }) => !archived);
  return LEAVE_TYPE_CATALOGUE.map((entry) => ({
    entry,
    added: offered.some(({ catalogueKey }) => catalogueKey === entry.key),
  }));
}
