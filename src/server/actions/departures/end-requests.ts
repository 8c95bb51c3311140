import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { afterLeaving } from '#domain/leave-requests/leaving.ts';
import { contentChanges } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import type { Acting } from '#server/actions/actor.ts';
import { writeChangedRequest } from '#server/actions/leave-requests/write-event.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changedRequest, type LeaveRequest } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOfRequest } from '#server/store/ledger.ts';
import type { PlannedDeparture } from './plan-departure.ts';

/** X3: leave after the last day goes, leave across it is cut; what its days cost is settled with the contract. */
export async function endRequests(
  tx: TenantTransaction,
  actor: Acting,
  { requests }: Pick<PlannedDeparture, 'requests'>,
  lastDay: PlainDate,
  at: Date,
): Promise<void> {
  const deed = { author: actor, at, via: 'app', address: actor.address, reason: null } as const;
  for (const { request, outcome } of requests) {
    const after = afterLeaving(request, lastDay);
    if (outcome === 'withdrawn') {
      await writeChangedRequest(
        tx,
        changedRequest(request, { state: after.state, updatedAt: at }),
        outcome,
        deed,
      );
    } else if (outcome === 'cancelled') {
      const written = await listLedgerEntriesOfRequest(tx, request.id);
      const lines = cancellationEntries(written, request.id, 'cancelled');
      await writeChangedRequest(tx, cancelled(request, actor, at), outcome, deed, { lines });
    } else {
      const { endDate, endHalf } = after;
      const cut = changedRequest(request, { endDate, endHalf, updatedAt: at });
      const changes = contentChanges(request, cut);
      await writeChangedRequest(tx, cut, isPending(request.state) ? 'edited' : 'cut', deed, { changes });
    }
  }
}

function cancelled(request: LeaveRequest, { id: decidedBy }: Acting, at: Date): LeaveRequest {
  return changedRequest(request, { state: 'cancelled', updatedAt: at, decidedAt: at, decidedBy });
}
