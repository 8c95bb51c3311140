import { rangeOf } from '#domain/balances/leave-situation.ts';
import { type AskedContent, contentChanges } from '#domain/leave-requests/request-fields.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { verdict } from '#domain/leave-requests/verdict.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { changedRequest, noOverlap } from '#server/store/leave-requests.ts';
import { loadSituation } from './load-situation.ts';
import { lockOwnRequest } from './own-request.ts';
import { grantOf, reasonsAgainst, refusalFailure } from './refusal-failure.ts';
import { readAsked } from './request-range.ts';
import { type RequestDeed, writeChangedRequest } from './write-event.ts';

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
  const against = reasonsAgainst(request, 'edit', deed);
  const { content, period } = readAsked(form, organization.timeZone, against);
  const changes = contentChanges(request, content);
  if (Object.keys(changes).length === 0) {
    const failure = refusalFailure(against);
    if (failure) throw failure;
    return requestLine(request, found);
  }
  const asked = {
    ...content,
    id: request.id,
    period,
    before: { type: request.type, range: rangeOf(request) },
    deed: { request, event: 'edit', reason: null, version },
    isRecorded: false,
    overrideReason: null,
  } as const;
  const situation = await loadSituation(tx, asked, { person, organization });
  const said = verdict(asked, situation);
  const grant = grantOf(said, situation.standing.basis.types, language);
  const { state, countedHalves, overBooked, atWork, lines } = grant;
  const isAccepted = isApproved(state);
  const edited = changedRequest(request, {
    ...content,
    state,
    countedHalves,
    overBooked,
    atWork,
    updatedAt: at,
  });
  await writeChangedRequest(tx, edited, isAccepted ? 'accepted' : 'edited', deed, { changes, lines });
  if (grant.unsettles) await settlePerson(tx, found, at, 'absence');
  return requestLine(edited, found);
}
