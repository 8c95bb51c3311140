import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { type AskedContent, saidContent } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { verdict } from '#domain/leave-requests/verdict.ts';
import type { Acting } from '#server/actions/actor.ts';
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
import { loadSituation } from './load-situation.ts';
import { grantOf } from './refusal-failure.ts';
import { readAsked } from './request-range.ts';
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
  const repeated = idempotencyKey === null ? null : { key: idempotencyKey, digest: digestOf(form) };
  const attempt = (): Promise<RequestLine> =>
    services.database.inOrganization(
      actor.organizationId,
      (tx) => file(tx, actor, form, repeated, services.now()),
      'once',
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
  repeated: { readonly key: string; readonly digest: Buffer } | null,
  at: Date,
): Promise<RequestLine> {
  const { address, language } = actor;
  const userId = form.userId ?? actor.id;
  const isRecorded = userId !== actor.id;
  if (!isRecorded && !can(actor, 'leave-request.file', actor)) throw new Failure('forbidden');
  if (isRecorded && !can(actor, 'leave-request.record')) throw new Failure('forbidden');
  const found = await lockPerson(tx, userId);
  if (!found && !isRecorded) throw new Failure('unauthenticated');
  if (!found) throw new Failure('not_found', { fields: { userId: 'person_unknown' } });
  const { person, organization } = found;
  if (isRecorded && !can(actor, 'leave-request.record', person)) throw new Failure('forbidden');

  const known = repeated && (await findRequestByKey(tx, actor.id, repeated.key));
  if (known) {
    if (!known.idempotencyDigest?.equals(repeated.digest)) throw new Failure('idempotency_key_reused');
    const filed = await findLeaveRequest(tx, known.id);
    if (filed) return requestLine(filed.request, filed);
  }

  const { content, period } = readAsked(form, organization.timeZone);
  const { overrideReason = null } = form;
  const id = timeOrderedId(at);
  const asked = { ...content, id, period, before: null, deed: null, isRecorded, overrideReason };
  const situation = await loadSituation(tx, asked, found);
  const said = verdict(asked, situation);
  const grant = grantOf(said, situation.standing.basis.types, language);
  const { state, range, countedHalves, overBooked, atWork, override, lines } = grant;
  const reason = override?.reason ?? null;
  const request: LeaveRequest = {
    organizationId: tx.organizationId,
    id,
    userId,
    filedBy: actor.id,
    ...content,
    state,
    countedHalves,
    createdAt: at,
    updatedAt: at,
    version: 1,
    // What nobody had to decide was decided by nobody.
    decidedAt: isRecorded ? at : null,
    decidedBy: isRecorded ? actor.id : null,
    decisionReason: reason,
    idempotencyKey: repeated?.key ?? null,
    idempotencyDigest: repeated?.digest ?? null,
    overBooked,
    atWork,
  };
  const deed = { author: actor, at, via: actor.through ?? 'app', address, reason } as const;
  const event = isRecorded ? 'recorded' : isPending(state) ? 'filed' : 'accepted';
  const overrode = override && namesOf(override.met);
  await writeNewRequest(tx, request, event, deed, { lines, overrode });
  if (override) await recordOverride(tx, actor, at, person, { range, ...override });
  if (grant.unsettles) await settlePerson(tx, found, at, 'absence', { quiet: actor.quiet });
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
