import { can } from '#domain/access/can.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isReportDay } from '#domain/insights/report-day.ts';
import { choiceFor } from '#domain/notifications/choices.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadSettingsInForce } from '#server/store/leave-basis.ts';
import { listChoicesOfKind, listThoseWhoWant } from '#server/store/notification-choices.ts';
import { listDailyReaders } from '#server/store/notifications.ts';
import type { Organization } from '#server/store/organizations.ts';
import { claimDigests } from '#server/store/sent-digests.ts';
import { findUsers, isCorrespondent } from '#server/store/users.ts';
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

/** U12: of the month before, once for each person and month, to those who want them and may read figures today. */
export async function claimMonthlyFigures(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
  at: Date,
): Promise<void> {
  const wanted = await listThoseWhoWant(tx, 'monthly-figures');
  if (wanted.length === 0) return;
  const policies = policiesOf({ settings: await loadSettingsInForce(tx) }, organization);
  if (!isReportDay(policies, today)) return;
  const readers = (await findUsers(tx, wanted)).filter(
    (person) => isCorrespondent(person) && can(person, 'insight.read'),
  );
  const month = firstOfMonth(today);
  const ids = readers.map(({ id }) => id);
  const claimed = await claimDigests(tx, 'monthly', month, ids, at);
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-monthly-figures',
    claimed.map((userId) => ({ organizationId, userId, month: addMonths(month, -1) })),
  );
}
