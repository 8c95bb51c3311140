import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Colleague } from '#domain/leave-requests/approvers.ts';
import {
  type Assessment,
  assessmentNeedsLedger,
  assessRequest,
} from '#domain/leave-requests/assess-request.ts';
import { countedLeave } from '#domain/leave-requests/counted-leave.ts';
import { awaitsDecision, holdsHalfDays, isPending } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closedMonthsOf } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type CountedWith, loadBasisWithHeld } from '#server/store/leave-basis.ts';
import { type HistoryEvent, listRequestEvents } from '#server/store/leave-request-events.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import { findLeaveRequest, type RequestInContext } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { assessCoverage, type CoverageAssessment, NOTHING_COVERED } from './assess-coverage.ts';
import { findApprovers } from './find-approvers.ts';
import { type Conflicts, findConflicts, NO_CONFLICTS } from './find-conflicts.ts';
import { isDecider } from './may-decide.ts';
import { actionsOn, type RequestAction } from './request-actions.ts';

/** A request with its proof, as whoever decides needs to see it. */
export interface DescribedRequest {
  readonly request: RequestLine;
  readonly assessment: Assessment;
  readonly conflicts: Conflicts;
  readonly coverage: CoverageAssessment;
  /** Once it is over, nothing is left to change. */
  readonly closedMonths: readonly TouchedMonths[];
}

export interface ReadRequest extends DescribedRequest {
  readonly today: PlainDate;
  readonly history: readonly HistoryEvent[];
  readonly approvers: readonly { readonly id: string; readonly name: string }[];
  readonly actions: readonly RequestAction[];
}

/** An employee does not learn that someone else's request exists. */
export async function readRequest(
  { database, now }: Services,
  actor: SessionActor,
  requestId: string,
): Promise<ReadRequest> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findLeaveRequest(tx, requestId);
    if (!found || !can(actor, 'leave-request.read', found.person)) throw new Failure('not_found');
    const { request, person, organization } = found;
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    const waits = awaitsDecision(request.state);
    return {
      ...(await describeRequest(tx, actor, found, today)),
      today,
      history: await listRequestEvents(tx, request.id),
      approvers: waits ? await findApprovers(tx, person, today) : [],
      actions: actionsOn(request.state, actor, person, await isDecider(tx, actor, person)),
    };
  });
}

/** Once it is over, a request changes no balance and meets nobody. */
export async function describeRequest(
  tx: TenantTransaction,
  reader: Colleague,
  found: RequestInContext,
  today: PlainDate,
  known: CountedWith | null = null,
): Promise<DescribedRequest> {
  const { request, person, organization } = found;
  const range = rangeOf(request);
  const isHeld = holdsHalfDays(request.state);
  const { basis, held: others } = known ?? (await loadBasisWithHeld(tx, person.id));
  const held = isHeld ? others : [];
  const isPaid = isHeld && typeOf(basis.types, request.type).counter !== null;
  const asked = { id: request.id, type: request.type, range };
  const standing = { person, organization, basis };
  const leave = countedLeave(asked, standing, held);
  const isCounted = isHeld && assessmentNeedsLedger(leave);
  const recorded = isCounted ? await listLedgerEntriesOf(tx, person.id) : [];
  const assessment = assessRequest(leave, standing, recorded, today);
  return {
    request: requestLine(request, found),
    assessment: isPaid ? assessment : { ...assessment, balance: null },
    conflicts: isHeld ? await findConflicts(tx, reader, person.id, range, basis.types) : NO_CONFLICTS,
    coverage: isPending(request.state)
      ? await assessCoverage(tx, reader, asked, null, standing, held, today)
      : NOTHING_COVERED,
    closedMonths: isHeld ? await closedMonthsOf(tx, asked, basis.types, organization, [person.id]) : [],
  };
}
