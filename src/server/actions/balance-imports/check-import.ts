import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { type PreparedLine, prepareImport, type SentImport } from './prepare-import.ts';

/** The dry run: all that the import would do, and nothing of it done. */
export async function checkImport(
  { database, now }: Services,
  actor: Acting,
  form: SentImport,
): Promise<PreparedLine[]> {
  if (!can(actor, 'balance.import')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    return prepareImport(tx, organization, form, { importId: timeOrderedId(now()), today, hold: false });
  });
}
