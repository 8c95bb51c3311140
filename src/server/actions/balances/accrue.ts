import { dayOfInstant } from '#domain/calendar/instant.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import type { Services } from '#server/services.ts';
import { insertDueEntries } from '#server/store/ledger.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { loadEveryone, unwritten } from './everyone.ts';

/** One job for each organisation, as for the follow-up: what goes wrong in one holds up no other. */
export async function accrue({ database }: Services): Promise<void> {
  await database.atGate(async (tx) => {
    const payloads = (await listOrganizationIds(tx)).map((organizationId) => ({ organizationId }));
    await enqueueAll(tx, 'accrue-organization', payloads, ({ organizationId }) => `accrue:${organizationId}`);
  });
}

/**
 * Writes what has become due by today: months earned, periods closed, days carried over. Run late it catches up,
 * run twice or by two at once it adds nothing: a line's id is what it is about.
 */
export async function accrueOrganization(
  { database, now }: Services,
  { organizationId }: JobPayload<'accrue-organization'>,
): Promise<void> {
  await database.inOrganization(organizationId, async (tx) => {
    const at = now();
    const organization = await findOrganization(tx);
    if (!organization) return;
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    for (const onRecord of await loadEveryone(tx, organization, today)) {
      await insertDueEntries(tx, onRecord.person.id, unwritten(onRecord), at);
    }
  });
}
