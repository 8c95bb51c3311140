import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { calendarDays } from '#domain/calendar/leave-range.ts';
import { type Assessment, assessRequest } from '#domain/leave-requests/assess-request.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { type LeaveRefusal, verdict } from '#domain/leave-requests/verdict.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closedMonthsOf } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure, type Reason } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type ClosedDays, listClosingsOn } from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findLeaveRequest, type LeaveRequest } from '#server/store/leave-requests.ts';
import { findPerson } from '#server/store/users.ts';
import { assessCoverage, type CoverageAssessment } from './assess-coverage.ts';
import type { NewRequest } from './file-request.ts';
import { type Conflicts, findConflicts } from './find-conflicts.ts';
import { loadAssessedSituation } from './load-situation.ts';
import { reasonsOf, refusalFailure } from './refusal-failure.ts';
import { readAsked } from './request-range.ts';

export type PreviewForm = Omit<NewRequest, 'overrideReason'> & {
  /** The request that is being edited, so that it does not meet itself. */
  readonly requestId?: string | undefined;
};

export interface Preview {
  readonly calendarDays: number;
  readonly assessment: Assessment;
  /** Why it would be refused as it stands, the first what filing it would answer. */
  readonly reasons: readonly Reason[];
  readonly conflicts: Conflicts;
  readonly coverage: CoverageAssessment;
  readonly overlap: HeldRequest | null;
  /** Q1: when the company is closed for the person meanwhile. */
  readonly closings: readonly ClosedDays[];
  readonly closedMonths: readonly TouchedMonths[];
}

/** Changes nothing and holds nothing: what it says may be different a moment later. */
export async function previewRequest(
  { database, now }: Services,
  actor: SessionActor,
  form: PreviewForm,
): Promise<Preview> {
  const isOwn = form.userId === undefined || form.userId === actor.id;
  if (isOwn && !can(actor, 'leave-request.file', actor)) throw new Failure('forbidden');
  if (!isOwn && !can(actor, 'leave-request.record')) throw new Failure('forbidden');
  const { content, period } = readAsked(form, actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPerson(tx, form.userId ?? actor.id);
    if (!found) throw new Failure('not_found', { fields: { userId: 'person_unknown' } });
    const { person, organization } = found;
    if (!isOwn && !can(actor, 'leave-request.record', person)) throw new Failure('forbidden');
    const edited = await requestToLeaveOut(tx, form.requestId, person.id);
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    const before = edited && { type: edited.type, range: rangeOf(edited) };
    const kept = { before, deed: null, isRecorded: !isOwn, overrideReason: null };
    const leave = { ...content, id: edited?.id ?? null, period, ...kept };
    const situation = await loadAssessedSituation(tx, leave, found);
    const { standing, held, recorded } = situation;
    const { types } = standing.basis;
    const { refusals } = verdict(leave, situation);
    const reasons = reasonsOf(refusals, types, actor.language);
    const failure = refusalFailure(reasons);
    if (failure && (situation.leave === null || refusals.some(isAboutNoType))) throw failure;
    if (situation.leave === null) throw new Error('What cannot be counted has a reason.');
    const { asked } = situation.leave;
    const { range } = asked;
    return {
      calendarDays: calendarDays(range),
      assessment: assessRequest(situation.leave, standing, recorded, today),
      reasons,
      conflicts: await findConflicts(tx, actor, person.id, range, types),
      coverage: await assessCoverage(tx, actor, asked, before, standing, held, today),
      overlap: refusals.flatMap((refusal) => (refusal.kind === 'overlap' ? [refusal.other] : []))[0] ?? null,
      closings: await listClosingsOn(tx, range.start, range.end, person.id),
      closedMonths: await closedMonthsOf(tx, asked, types, organization, [person.id]),
    };
  });
}

async function requestToLeaveOut(
  tx: TenantTransaction,
  requestId: string | undefined,
  userId: string,
): Promise<LeaveRequest | null> {
  if (requestId === undefined) return null;
  const found = await findLeaveRequest(tx, requestId);
  if (found?.person.id !== userId) throw new Failure('not_found');
  return found.request;
}

/** Of a type that is no more there is nothing to preview; what else is lacking is told with the rest. */
function isAboutNoType(refusal: LeaveRefusal): boolean {
  return refusal.kind === 'type' && refusal.because === 'type_archived';
}
