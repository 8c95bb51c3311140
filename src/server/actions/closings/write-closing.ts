import { isAtWork } from '#domain/balances/absence.ts';
import type { CorrectionCause } from '#domain/balances/correction-cause.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePeople } from '#server/actions/balances/settle.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { insertClosingPeople } from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';
import { type RequestWrite, writeRequests } from '#server/store/request-writes.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import type { PlannedPerson } from './plan-people.ts';

interface Applied {
  readonly id: string;
  readonly name: string;
}

/** Records the leave of people whom the transaction holds, and tells each of them once. */
export async function writePlans(
  tx: TenantTransaction,
  organization: Organization,
  actor: Acting,
  closing: Applied,
  plans: readonly PlannedPerson[],
  at: Date,
): Promise<void> {
  const writes = plans.flatMap((planned) => requestWrites(planned, actor, closing, at));
  await writeRequests(tx, writes);
  const people = plans.map(({ person, plan }) => ({ userId: person.id, leftHalves: plan.leftHalves }));
  const requestIds = writes.map(({ request }) => request.id);
  await insertClosingPeople(tx, closing.id, people, requestIds, at);
  const unsettled = plans.filter(({ plan }) => plan.unsettles).map(({ person }) => person);
  const cause: CorrectionCause = 'absence';
  if (unsettled.length > 0) await settlePeople(tx, organization, unsettled, at, cause);
  await tellOfClosing(tx, closing.id, 'applied', people);
}

function requestWrites({ person, plan }: PlannedPerson, actor: Acting, { name }: Applied, at: Date) {
  return plan.parts.map(({ id, type, range, assessment, lines }): RequestWrite => {
    const { start: startDate, startHalf, end: endDate, endHalf } = range;
    const days = { startDate, startHalf, endDate, endHalf };
    return {
      request: {
        id,
        userId: person.id,
        filedBy: actor.id,
        type: type.id,
        ...days,
        ...eachText((field) => (field === 'note' ? name : '')),
        state: 'approved',
        countedHalves: assessment.count.halves,
        createdAt: at,
        updatedAt: at,
        version: 1,
        decidedAt: at,
        decidedBy: actor.id,
        decisionReason: null,
        idempotencyKey: null,
        idempotencyDigest: null,
        overBooked: false,
        atWork: isAtWork(type.absence),
      },
      event: eventBy(actor, 'recorded', at, null),
      lines,
      announcement: null,
    };
  });
}

export function eventBy(
  { id: actorId, name: actorName, address }: Acting,
  event: RequestWrite['event']['event'],
  at: Date,
  reason: string | null,
): RequestWrite['event'] {
  const id = timeOrderedId(at);
  return { id, at, event, actorId, actorName, via: 'app', address, reason, changes: {}, overrode: null };
}

/** One mail for each person, whatever the number of their absences. */
export async function tellOfClosing(
  tx: TenantTransaction,
  closingId: string,
  what: 'applied' | 'undone',
  people: readonly { readonly userId: string }[],
): Promise<void> {
  const { organizationId } = tx;
  await enqueueAll(
    tx,
    'send-closing',
    people.map(({ userId }) => ({ organizationId, closingId, userId, what })),
  );
}
