import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RemarkSubject } from '#domain/payroll/line-thread.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { notifyLive } from '#server/store/live.ts';
import { isSubject, markSeen } from '#server/store/payroll-remarks.ts';
import { type LineThread, lineThreads, openThreads } from './line-threads.ts';

export async function listRemarksOfMonth(
  { database }: Services,
  actor: SessionActor,
  month: PlainDate,
): Promise<LineThread[]> {
  if (!can(actor, 'payroll.discuss')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, (tx) => lineThreads(tx, actor, month, month));
}

export async function listOpenRemarks(
  { database, now }: Services,
  actor: SessionActor,
): Promise<LineThread[]> {
  if (!can(actor, 'payroll.discuss')) throw new Failure('forbidden');
  const today = dayOfInstant(now().getTime(), actor.timeZone);
  return database.inOrganization(actor.organizationId, (tx) => openThreads(tx, actor, today));
}

export async function seeRemarks(
  { database, now }: Services,
  actor: SessionActor,
  month: PlainDate,
  subject: RemarkSubject,
): Promise<void> {
  if (!can(actor, 'payroll.discuss')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    if (!(await isSubject(tx, month, subject))) throw new Failure('not_found');
    await markSeen(tx, { userId: actor.id, month, subject, seenAt: now() });
    await notifyLive(tx, ['payroll']);
  });
}
