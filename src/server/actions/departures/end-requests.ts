import { cancellationEntries } from '#domain/balances/booking-entries.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { afterLeaving } from '#domain/leave-requests/leaving.ts';
import { contentChanges } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import type { Acting } from '#server/actions/actor.ts';
import { type ChangedRequest, writeChangedRequests } from '#server/actions/leave-requests/write-event.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { changedRequest } from '#server/store/leave-requests.ts';
import { listLedgerEntriesOf } from '#server/store/ledger.ts';
import type { PlannedDeparture } from './plan-departure.ts';

type EndedRequest = PlannedDeparture['requests'][number];

/** X3: leave after the last day goes, leave across it is cut; what its days cost is settled with the contract. */
export async function endRequests(
  tx: TenantTransaction,
  actor: Acting,
  { onRecord: { person }, requests }: Pick<PlannedDeparture, 'onRecord' | 'requests'>,
  lastDay: PlainDate,
  at: Date,
): Promise<void> {
  if (requests.length === 0) return;
  const ledger = await listLedgerEntriesOf(tx, person.id);
  const changed = requests.map((ended) => afterwards(ended, lastDay, ledger, actor, at));
  const deed = { author: actor, at, via: 'app', address: actor.address, reason: null } as const;
  await writeChangedRequests(tx, changed, deed);
}

function afterwards(
  { request, outcome }: EndedRequest,
  lastDay: PlainDate,
  ledger: readonly LedgerEntry[],
  { id: decidedBy }: Acting,
  at: Date,
): ChangedRequest {
  const after = afterLeaving(request, lastDay);
  if (outcome === 'withdrawn') {
    return { request: changedRequest(request, { state: after.state, updatedAt: at }), event: outcome };
  }
  if (outcome === 'cancelled') {
    const decided = { decidedAt: at, decidedBy };
    const cancelled = changedRequest(request, { state: 'cancelled', updatedAt: at, ...decided });
    const lines = cancellationEntries(ledger, request.id, 'cancelled');
    return { request: cancelled, event: outcome, lines };
  }
  const { endDate, endHalf } = after;
  const cut = changedRequest(request, { endDate, endHalf, updatedAt: at });
  const changes = contentChanges(request, cut);
  return { request: cut, event: isPending(request.state) ? 'edited' : 'cut', changes };
}
