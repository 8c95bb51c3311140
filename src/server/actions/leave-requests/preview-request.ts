import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { calendarDays } from '#domain/calendar/leave-range.ts';
import { type Assessment, assessRequest } from '#domain/leave-requests/assess-request.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { findOverlaps } from '#domain/leave-requests/overlaps.ts';
import type { LeaveType, LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closedMonthsOf } from '#server/actions/payroll/warn-of-closed-months.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type ClosedDays, listClosingsOn } from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveBasis } from '#server/store/leave-basis.ts';
import { findLeaveRequest, type LeaveRequest, listHeldRequestsOf } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import { findPerson } from '#server/store/users.ts';
import { assessCoverage, type CoverageAssessment } from './assess-coverage.ts';
import type { NewRequest } from './file-request.ts';
import { findConflicts } from './find-conflicts.ts';
import { readRange } from './request-range.ts';
import type { ShownAbsence } from './told-absences.ts';

export type PreviewForm = Omit<NewRequest, 'overrideReason'> & {
  /** The request that is being edited, so that it does not meet itself. */
  readonly requestId?: string | undefined;
};

export interface Preview {
  readonly calendarDays: number;
  readonly assessment: Assessment;
  readonly conflicts: readonly ShownAbsence[];
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
  const range = readRange(form, actor.timeZone);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const found = await findPerson(tx, form.userId ?? actor.id);
    if (!found) throw new Failure('not_found', { fields: { userId: 'person_unknown' } });
    const { person, organization } = found;
    if (!isOwn && !can(actor, 'leave-request.record', person)) throw new Failure('forbidden');
    const edited = await requestToLeaveOut(tx, form.requestId, person.id);
    const id = edited?.id ?? null;
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    const held = await listHeldRequestsOf(tx, person.id);
    const standing = { person, organization, basis: await loadLeaveBasis(tx, person.id) };
    const { types } = standing.basis;
    const { counter } = previewedType(form.type, edited?.type ?? null, types);
    const asked = { id, type: form.type, range };
    const { refused, under } = findOverlaps(asked, held, types);
    const isCounted = counter !== null || under.length > 0;
    const recorded = isCounted ? await listLedgerEntriesOf(tx, person.id) : [];
    const before = edited && { type: edited.type, range: rangeOf(edited) };
    return {
      calendarDays: calendarDays(range),
      assessment: assessRequest(asked, standing, held, recorded, today),
      conflicts: await findConflicts(tx, actor, person.id, range, types),
      coverage: await assessCoverage(tx, actor, asked, before, standing, held, today),
      overlap: refused,
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

/** What half-days and a note may still lack is told when the request is sent. */
function previewedType(id: string, heldId: string | null, types: LeaveTypes): LeaveType {
  const type = types.get(id);
  const problem = type === undefined ? 'type_unknown' : 'type_archived';
  if (type === undefined || (type.archived && id !== heldId)) {
    throw new Failure('validation_failed', { fields: { type: problem } });
  }
  return type;
}
