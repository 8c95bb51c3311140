import { can } from '#domain/access/can.ts';
import { newEntries } from '#domain/balances/corrections.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { approvalVerdict, type LeaveGrant } from '#domain/leave-requests/verdict.ts';
import type { Acting } from '#server/actions/actor.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { heldJob } from '#server/actions/undo/hold-back.ts';
import { Failure } from '#server/failure.ts';
import type { NamedBlackout } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { type RequestLine, requestLine } from '#server/store/leave-request-lists.ts';
import {
  changedRequest,
  type LeaveRequest,
  lockLeaveRequest,
  type RequestInContext,
} from '#server/store/leave-requests.ts';
import { listLedgerEntriesOfRequest } from '#server/store/ledger.ts';
import { namesOf, recordOverride } from './blackouts.ts';
import { loadSituation } from './load-situation.ts';
import { refuseUnlessDecider } from './may-decide.ts';
import { grantOf, stateAfter } from './refusal-failure.ts';
import { type RequestDeed, writeChangedRequest } from './write-event.ts';

export type Decider = Pick<Acting, 'id' | 'name' | 'role' | 'quiet' | 'key'>;

export interface TakenDecision extends Omit<RequestDeed, 'author'> {
  readonly decision: 'approve' | 'reject';
  /** K5: why leave is approved in spite of a period without it. */
  readonly overrideReason?: string | null;
}

/** Approves or rejects a pending request: of two decisions, the second meets what the first left. */
export async function decide(
  tx: TenantTransaction,
  decider: Decider,
  requestId: string,
  decision: TakenDecision,
): Promise<RequestLine> {
  if (!can(decider, 'leave-request.decide')) throw new Failure('forbidden');
  const found = await lockLeaveRequest(tx, requestId);
  if (!found) throw new Failure('not_found');
  await refuseUnlessDecider(tx, decider, found.person);
  const { overrideReason = null, decision: verdict, ...said } = decision;
  const asked: RequestDeed = { ...said, author: decider };
  const grant = verdict === 'approve' ? await approve(tx, found, asked, overrideReason) : null;
  const state = grant?.state ?? stateAfter(found.request, 'reject', asked);
  const override = grant?.override ?? null;
  const deed: RequestDeed = override ? { ...asked, reason: override.reason } : asked;
  const decided = changedRequest(found.request, {
    state,
    updatedAt: deed.at,
    decidedAt: deed.at,
    decidedBy: decider.id,
    decisionReason: deed.reason,
    ...(grant && { countedHalves: grant.countedHalves }),
  });
  const event = grant ? 'approved' : 'rejected';
  const overrode = override && namesOf(override.met);
  const lines = grant ? await linesToAdd(tx, found.request, grant.lines) : [];
  const eventId = await writeChangedRequest(tx, decided, event, deed, {
    lines,
    overrode,
    before: found.request,
  });
  if (grant?.override) {
    const granted = { range: grant.range, ...grant.override };
    await recordOverride(tx, { ...decider, address: deed.address }, deed.at, found.person, granted);
  }
  if (grant?.unsettles) {
    const held = heldJob(eventId, 'counters', deed.undoSeconds ?? 0);
    await settlePerson(tx, found, deed.at, 'absence', { held });
  }
  return requestLine(decided, { ...found, decidedByName: decider.name });
}

/** Leave that was approved and undone before has lines and their answers: what is added now has names of its own. */
async function linesToAdd(
  tx: TenantTransaction,
  { id, version }: LeaveRequest,
  lines: readonly LedgerEntry[],
): Promise<readonly LedgerEntry[]> {
  if (version === 1 || lines.length === 0) return lines;
  const written = await listLedgerEntriesOfRequest(tx, id);
  return written.length === 0 ? lines : newEntries(written, lines);
}

async function approve(
  tx: TenantTransaction,
  { request, person, organization }: RequestInContext,
  { language, reason, version }: RequestDeed,
  overrideReason: string | null,
): Promise<LeaveGrant<NamedBlackout>> {
  const period = { ok: true, range: rangeOf(request) } as const;
  const deed = { request, event: 'approve', reason, version } as const;
  const situation = await loadSituation(tx, { ...request, period }, { person, organization });
  const said = approvalVerdict({ deed, overrideReason }, situation);
  return grantOf(said, situation.standing.basis.types, language);
}
