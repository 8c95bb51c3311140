import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listChoicesOfKind } from '#server/store/notification-choices.ts';
import { listDailyReaders } from '#server/store/notifications.ts';
import { claimDigests } from '#server/store/sent-digests.ts';
import { listDigestReaders } from './team-absences.ts';

/** Who claims a digest sends it: the claim and the job that sends are one transaction. */
export async function claimDailyDigests(tx: TenantTransaction, today: PlainDate, at: Date): Promise<void> {
  const claimed = await claimDigests(tx, 'daily', today, await listDailyReaders(tx), at);
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-daily-digest',
    claimed.map((userId) => ({ organizationId, userId, day: today, until: at.toISOString() })),
  );
}

/** Only to those who want it and whose teams have someone away. */
export async function claimTeamDigests(tx: TenantTransaction, today: PlainDate, at: Date): Promise<void> {
  const readers = await listDigestReaders(tx, today);
  const chosen = new Map(
    (await listChoicesOfKind(tx, 'team-digest', readers)).map((choice) => [choice.userId, choice]),
  );
  const wanted = readers.filter((id) => {
    const own = chosen.get(id);
    return choiceFor('team-digest', own ? [own] : []) !== 'none';
  });
  const claimed = await claimDigests(tx, 'weekly', today, wanted, at);
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-team-digest',
    claimed.map((userId) => ({ organizationId, userId, day: today })),
  );
}
