import { isDueForErasure, saysWhoTheyAre } from '#domain/privacy/erasure.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { leaveProviders } from '#server/actions/connections/leave-providers.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { appendErasures } from '#server/erasure-file.ts';
import type { Services } from '#server/services.ts';
import { erasePersonRows, readCalledBy } from '#server/store/erase-person.ts';
import { listBucketFilesOf, listHolds, lockWaitingErasure, markErased } from '#server/store/erasures.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { namesOfPeople } from '#server/store/person-rows.ts';
import { lockUsers } from '#server/store/users.ts';

/**
 * V7: in one transaction, so that whatever ends it leaves all of the person or nothing; done already, it does nothing.
 * The file beside the database has its line before that transaction is over: of an erasure that is to be done again it
 * says nothing wrong.
 */
export async function erasePerson(
  services: Services,
  { organizationId, erasureId }: JobPayload<'erase-person'>,
): Promise<void> {
  const { database, mailer, erasureFile, now } = services;
  const userId = await database.inOrganization(organizationId, async (tx) => {
    const waiting = await lockWaitingErasure(tx, erasureId);
    if (!waiting || !isDueForErasure(waiting, now())) return null;
    return (await listHolds(tx, waiting.subjectId)).length === 0 ? waiting.subjectId : null;
  });
  // Calendars of others are called before anything is held.
  if (userId !== null) await leaveProviders(services, { organizationId, userId });
  await database.inOrganization(organizationId, async (tx) => {
    await lockOrganization(tx);
    const erasure = await lockWaitingErasure(tx, erasureId);
    if (!erasure) return;
    const { subjectId, pseudonym, askedBy } = erasure;
    const [person] = await lockUsers(tx, [subjectId]);
    const at = now();
    // V28: a hold that is lifted does not shorten the notice; who came back meanwhile stays.
    const cameBack = erasure.reason === 'age' && person?.removedAt === null;
    if (!isDueForErasure(erasure, at) || cameBack) return;
    // V8: whoever lifts the hold adds the job again.
    if (!person || pseudonym === null || (await listHolds(tx, subjectId)).length > 0) return;
    const calledBy = await readCalledBy(tx, subjectId);
    const files = await listBucketFilesOf(tx, subjectId);
    await enqueueAll(
      tx,
      'forget-file',
      files.map((fileId) => ({ organizationId, fileId })),
    );
    await erasePersonRows(tx, subjectId, calledBy);
    await markErased(tx, erasure, at);
    const asker = askedBy === null ? undefined : (await namesOfPeople(tx, [askedBy])).get(askedBy);
    const author =
      askedBy === null || asker === undefined ? null : { id: askedBy, name: asker, address: null };
    await record(tx, author, at, {
      action: 'privacy.person_erased',
      subject: { kind: 'user', id: subjectId, name: pseudonym },
    });
    await mailer.forget?.((text) => saysWhoTheyAre(calledBy, text));
    const { id, kind, reason, askedAt } = erasure;
    const line = { id, kind, organizationId, subjectId, pseudonym, reason, askedBy };
    await appendErasures(erasureFile, [
      { ...line, askedAt: askedAt.toISOString(), doneAt: at.toISOString() },
    ]);
  });
}
