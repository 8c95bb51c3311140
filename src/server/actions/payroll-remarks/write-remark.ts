import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isMember } from '#domain/members/role.ts';
import { kindOfRemark, type RemarkKind, type RemarkSubject } from '#domain/payroll/line-thread.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { insertRemark, isSubject, listThreadHeads, markSeen } from '#server/store/payroll-remarks.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { listAccountantRows } from '#server/store/users.ts';
import { listAdmins } from '#server/store/webhook-endpoints.ts';
import { type LineThread, lineThreads, sideOfReader } from './line-threads.ts';

export interface NewRemark {
  readonly month: PlainDate;
  readonly subject: RemarkSubject;
  readonly text: string;
  readonly asks: boolean;
}

/** J17. Two who write at once come one after the other: what answers a question is decided by what stands there. */
export async function writeRemark(
  { database, now }: Services,
  actor: Acting,
  { month, subject, text, asks }: NewRemark,
): Promise<LineThread> {
  if (!can(actor, 'payroll.discuss')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    if (!(await isSubject(tx, month, subject))) throw new Failure('not_found');
    const thread = async (): Promise<LineThread | undefined> => {
      const heads = await listThreadHeads(tx, { from: month, to: month, subject });
      return (await lineThreads(tx, actor, heads ?? []))[0];
    };
    const side = sideOfReader(actor);
    const written = (await thread())?.remarks ?? [];
    refuseFull('payrollRemarks', written.length);
    const kind = kindOfRemark(written, side, asks);
    const at = now();
    const id = timeOrderedId(at);
    await insertRemark(tx, {
      id,
      month,
      requestId: subject.about === 'line' ? subject.id : null,
      personId: subject.about === 'person' ? subject.id : null,
      authorId: actor.id,
      authorName: actor.name,
      fromAccountant: !isMember(actor),
      kind,
      text,
      writtenAt: at,
    });
    await markSeen(tx, { userId: actor.id, month, subject, seenAt: at });
    await tellOtherSide(tx, actor, id, kind);
    // What was asked is no business of the log: it says that, and about which month.
    await record(tx, actor, at, {
      action: `payroll.${kind}_written`,
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { month: month.slice(0, 7) },
    });
    const told = await thread();
    if (!told) throw new Error('What was just written is there.');
    return told;
  });
}

/** A mere comment waits until somebody looks; a question and its answer are told. */
async function tellOtherSide(
  tx: TenantTransaction,
  actor: Acting,
  remarkId: string,
  kind: RemarkKind,
): Promise<void> {
  if (kind === 'comment') return;
  const others = isMember(actor) ? await listAccountantRows(tx) : await listAdmins(tx);
  const { organizationId } = actor;
  await enqueueAll(
    tx,
    'send-remark-notice',
    others.map(({ id }) => ({ organizationId, userId: id, remarkId })),
  );
}
