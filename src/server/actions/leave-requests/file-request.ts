import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type AskedContent, contentOf, saidContent } from '#domain/leave-requests/request-fields.ts';
import { interruptsWork } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { bookingLines } from '#server/actions/balances/booking.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import {
  findLeaveRequest,
  findRequestByKey,
  type LeaveRequest,
  noOverlap,
  onceByKey,
} from '#server/store/leave-requests.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';
import { namesOf, recordOverride } from './blackouts.ts';
import { checkLeave } from './check-leave.ts';
import { readContent } from './request-range.ts';
import { writeNewRequest } from './write-event.ts';

export type NewRequest = AskedContent & {
  /** Whose leave it is, when it is not one's own. */
  readonly userId?: string | undefined;
  /** K5: why it is recorded in spite of a period without leave. */
  readonly overrideReason?: string | null | undefined;
};

/** Files a request; leave of someone else, and of a type that nobody has to approve, is approved at once. */
export async function fileRequest(
  services: Services,
  actor: Acting,
  form: NewRequest,
  idempotencyKey: string | null = null,
): Promise<RequestLine> {
  const attempt = (): Promise<RequestLine> =>
    services.database.inOrganization(actor.organizationId, (tx) =>
      file(tx, actor, form, idempotencyKey, services.now()),
    );
  try {
    return await attempt();
  } catch (error) {
    // Someone was faster between our look and our insert; now that they are done, a second look finds them.
    const violated = violatedConstraint(error);
    if (violated === noOverlap || violated === onceByKey) return attempt();
    throw error;
  }
}

async function file(
  tx: TenantTransaction,
  actor: Acting,
  form: NewRequest,
  key: string | null,
  at: Date,
): Promise<RequestLine> {
  const { address, language } = actor;
  const userId = form.userId ?? actor.id;
  const isRecorded = userId !== actor.id;
  if (isRecorded && !can(actor, 'leave-request.record')) throw new Failure('forbidden');
  const found = await lockPerson(tx, userId);
  if (!found && !isRecorded) throw new Failure('unauthenticated');
  if (!found) throw new Failure('not_found', { fields: { userId: 'person_unknown' } });
  const { person, organization } = found;
  if (isRecorded && !can(actor, 'leave-request.record', person)) throw new Failure('forbidden');

  const digest = key === null ? null : digestOf(form);
  const known = key === null ? null : await findRequestByKey(tx, actor.id, key);
  if (known) {
    if (!digest || !known.idempotencyDigest?.equals(digest)) throw new Failure('idempotency_key_reused');
    const filed = await findLeaveRequest(tx, known.id);
    if (filed) return requestLine(filed.request, filed);
  }

  const content = contentOf(readContent(form, organization.timeZone));
  const range = rangeOf(content);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const { overrideReason = null } = form;
  const asked = { ...content, id: null, range, before: null, isRecorded, overrideReason };
  const checked = await checkLeave(tx, asked, found, { today, language });
  const { type, isAccepted, countedHalves, situation, overBooked, overridden } = checked;
  const isApproved = isRecorded || isAccepted;
  const reason = overridden.length > 0 ? overrideReason : null;
  const request: LeaveRequest = {
    organizationId: tx.organizationId,
    id: timeOrderedId(at),
    userId,
    filedBy: actor.id,
    ...content,
    state: isApproved ? 'approved' : 'pending',
    countedHalves,
    createdAt: at,
    updatedAt: at,
    version: 1,
    // What nobody had to decide was decided by nobody.
    decidedAt: isRecorded ? at : null,
    decidedBy: isRecorded ? actor.id : null,
    decisionReason: reason,
    idempotencyKey: key,
    idempotencyDigest: digest,
    overBooked,
  };
  const { counter } = type;
  const leave = isApproved && counter !== null ? { requestId: request.id, counter, range } : null;
  const lines = leave ? bookingLines(situation, leave) : [];
  const deed = { author: actor, at, via: 'app', address, reason } as const;
  const event = isRecorded ? 'recorded' : isApproved ? 'accepted' : 'filed';
  const overrode = reason === null ? null : namesOf(overridden);
  await writeNewRequest(tx, request, event, deed, { lines, overrode });
  if (reason !== null) await recordOverride(tx, actor, at, person, { range, met: overridden, reason });
  if (isApproved && interruptsWork(type)) await settlePerson(tx, found, at, 'absence');
  return requestLine(request, {
    person,
    filedByName: actor.name,
    decidedByName: isRecorded ? actor.name : null,
  });
}

/** Two calls ask for the same when everything they say is the same. */
function digestOf(form: NewRequest): Buffer {
  const { userId, overrideReason } = form;
  const asked = [userId ?? null, ...saidContent(form)];
  const said = JSON.stringify(overrideReason ? [...asked, overrideReason] : asked);
  return createHash('sha256').update(said).digest();
}
