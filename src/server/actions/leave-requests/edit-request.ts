import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type AskedContent, contentChanges, contentOf } from '#domain/leave-requests/request-fields.ts';
import { interruptsWork } from '#domain/leave-types/leave-type.ts';
import type { Acting } from '#server/actions/actor.ts';
import { bookingLines } from '#server/actions/balances/booking.ts';
import { rangeOf } from '#server/actions/balances/leave-situation.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, noOverlap } from '#server/store/leave-requests.ts';
import { checkLeave } from './check-leave.ts';
import { lockOwnRequest } from './own-request.ts';
import { readContent } from './request-range.ts';
import { type RequestDeed, stateAfter, writeChangedRequest } from './write-event.ts';

export type RequestEdit = AskedContent & { readonly version?: number | undefined };

/** Changes one's own request while it is pending; as one that nobody has to approve, it is accepted. */
export async function editRequest(
  services: Services,
  actor: Acting,
  requestId: string,
  form: RequestEdit,
): Promise<RequestLine> {
  const attempt = (): Promise<RequestLine> =>
    services.database.inOrganization(actor.organizationId, (tx) =>
      edit(tx, actor, requestId, form, services.now()),
    );
  try {
    return await attempt();
  } catch (error) {
    if (violatedConstraint(error) === noOverlap) return attempt();
    throw error;
  }
}

async function edit(
  tx: TenantTransaction,
  actor: Acting,
  requestId: string,
  form: RequestEdit,
  at: Date,
): Promise<RequestLine> {
  const { address, language } = actor;
  const found = await lockOwnRequest(tx, actor, requestId);
  const { request, person, organization } = found;
  const { version } = form;
  const deed: RequestDeed = { author: actor, at, via: 'app', address, reason: null, language, version };
  const state = stateAfter(request, 'edit', deed);
  const asked = contentOf(readContent(form, organization.timeZone));
  const range = rangeOf(asked);
  const changes = contentChanges(request, asked);
  if (Object.keys(changes).length === 0) return requestLine(request, found);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const held = { type: request.type, range: rangeOf(request) };
  const kept = { before: held, isRecorded: false, overrideReason: null };
  const leave = { ...asked, id: request.id, range, ...kept };
  const checked = await checkLeave(tx, leave, { person, organization }, { today, language });
  const { type: asks, isAccepted, countedHalves, situation, overBooked } = checked;
  const edited = changedRequest(request, {
    ...asked,
    state: isAccepted ? 'approved' : state,
    countedHalves,
    overBooked,
    updatedAt: at,
  });
  const booked = isAccepted && asks.counter && { requestId: request.id, counter: asks.counter, range };
  const lines = booked ? bookingLines(situation, booked) : [];
  await writeChangedRequest(tx, edited, isAccepted ? 'accepted' : 'edited', deed, { changes, lines });
  if (isAccepted && interruptsWork(asks)) await settlePerson(tx, found, at, 'absence');
  return requestLine(edited, found);
}
