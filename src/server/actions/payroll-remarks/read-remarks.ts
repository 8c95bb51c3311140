import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RemarkSubject } from '#domain/payroll/line-thread.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { notifyLive } from '#server/store/live.ts';
import { type AskedThreads, isSubject, listThreadHeads, markSeen } from '#server/store/payroll-remarks.ts';
import { type LineThread, lineThreads, openThreadsOf } from './line-threads.ts';

/** A page of threads, and one more that tells whether others follow. */
interface Page {
  readonly limit: number;
  readonly cursor: string | undefined;
}

export async function listRemarksOfMonth(
  services: Services,
  actor: SessionActor,
  month: PlainDate,
  page: Page,
): Promise<LineThread[]> {
  return listThreads(services, actor, { from: month, to: month }, page);
}

export async function listOpenRemarks(
  services: Services,
  actor: SessionActor,
  page: Page,
): Promise<LineThread[]> {
  const today = dayOfInstant(services.now().getTime(), actor.timeZone);
  return listThreads(services, actor, openThreadsOf(actor, today), page);
}

async function listThreads(
  { database }: Services,
  actor: SessionActor,
  asked: AskedThreads,
  page: Page,
): Promise<LineThread[]> {
  if (!can(actor, 'payroll.discuss')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const heads = await listThreadHeads(tx, asked, page);
    // What it followed has gone since: only the caller can tell what that means for what they hold.
    if (!heads) throw new Failure('changed_meanwhile');
    return lineThreads(tx, actor, heads);
  });
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
