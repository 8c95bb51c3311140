import { z } from 'zod';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import { REQUEST_STATES } from '#domain/leave-requests/request-states.ts';
import type { Language } from '#domain/text/language.ts';
import type { Acting } from '#server/actions/actor.ts';
import { announceAll, announcementOf } from '#server/actions/notifications/announce.ts';
import { heldBack } from '#server/actions/undo/hold-back.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { LeaveRequestEvent } from '#server/store/leave-request-events.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';
import {
  changeRequest,
  insertRequest,
  type RequestWrite,
  writeRequests,
} from '#server/store/request-writes.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';

/** Who does something to a request, when, from where and why. */
export interface RequestDeed {
  readonly author: Pick<Acting, 'id' | 'name' | 'quiet'>;
  readonly at: Date;
  readonly via: LeaveRequestEvent['via'];
  readonly address: string | null;
  readonly reason: string | null;
  readonly language: Language;
  /** Which version was on screen; left out, whatever stands now is meant. */
  readonly version?: number | undefined;
  /** L11: how long it can be undone; left out, it cannot. */
  readonly undoSeconds?: number | undefined;
}

/** What a deed writes besides the request and its event. */
interface Traces {
  /** What it adds to the ledger. */
  readonly lines?: readonly LedgerEntry[];
  /** What an edit changed. */
  readonly changes?: LeaveRequestEvent['changes'];
  /** K5: the names of the periods without leave that were set aside. */
  readonly overrode?: string | null;
  /** As it was, of what can be undone. */
  readonly before?: LeaveRequest;
}

type DoneDeed = Omit<RequestDeed, 'language' | 'version'>;

type ChangingEvent = Exclude<LeaveRequestEvent['event'], 'filed' | 'recorded'>;

/** Writes a request that is new, with its history and its lines, and tells everyone concerned. */
export async function writeNewRequest(
  tx: TenantTransaction,
  request: Omit<LeaveRequest, 'organizationId'>,
  event: 'filed' | 'recorded' | 'accepted',
  deed: DoneDeed,
  traces: Traces = {},
): Promise<void> {
  const write = requestWrite(tx, request, event, deed, traces);
  await insertRequest(tx, write);
}

/**
 * Writes what has become of a request that the transaction holds, and tells everyone concerned. Answers with the id of
 * its event.
 */
export async function writeChangedRequest(
  tx: TenantTransaction,
  request: LeaveRequest,
  event: ChangingEvent,
  deed: DoneDeed,
  traces: Traces = {},
): Promise<string> {
  const write = requestWrite(tx, request, event, deed, traces);
  const { id, at, actorId } = write.event;
  const { before } = traces;
  const isKept = before !== undefined && actorId !== null && !deed.author.quiet;
  const held = isKept
    ? heldBack(deed.undoSeconds ?? 0, {
        id,
        kind: 'leave-request',
        subjectId: request.id,
        actorId,
        doneAt: at,
        before: keptOf(before, write.lines),
      })
    : null;
  await changeRequest(tx, { ...write, held });
  return id;
}

export interface ChangedRequest extends Pick<Traces, 'lines' | 'changes'> {
  readonly request: LeaveRequest;
  readonly event: ChangingEvent;
}

/** What one deed makes of several requests that the transaction holds, each told as if alone, in a few statements. */
export async function writeChangedRequests(
  tx: TenantTransaction,
  changed: readonly ChangedRequest[],
  deed: Omit<DoneDeed, 'undoSeconds'>,
): Promise<void> {
  const writes = changed.map(({ request, event, ...traces }) =>
    requestWrite(tx, request, event, deed, traces),
  );
  await writeRequests(tx, writes);
  await announceAll(tx, deed.author.quiet ? [] : writes.map(({ event }) => event.id));
}

/** How a request was, as far as a decision changes it, and the lines that are to be answered. */
export const keptRequestSchema = z.object({
  state: z.enum(REQUEST_STATES),
  countedHalves: z.int(),
  decidedAt: z.coerce.date().nullable(),
  decidedBy: z.string().nullable(),
  decisionReason: z.string().nullable(),
  lines: z.array(z.string()),
});

function keptOf(
  { state, countedHalves, decidedAt, decidedBy, decisionReason }: LeaveRequest,
  lines: readonly LedgerEntry[],
): z.input<typeof keptRequestSchema> {
  return { state, countedHalves, decidedAt, decidedBy, decisionReason, lines: lines.map(({ id }) => id) };
}

/** Nobody was told that it was done; nobody is told that it is not. */
const onScreens = { topics: ['leave-requests'] } as const;

function requestWrite(
  tx: TenantTransaction,
  request: RequestWrite['request'],
  event: LeaveRequestEvent['event'],
  { author, at, via, address, reason, undoSeconds }: DoneDeed,
  { lines = [], changes = {}, overrode = null }: Traces,
): RequestWrite {
  const id = timeOrderedId(at);
  const { id: actorId, name: actorName } = author;
  return {
    request,
    event: { id, at, event, actorId, actorName, via, address, reason, changes, overrode },
    lines,
    announcement: author.quiet ? null : event === 'undone' ? onScreens : announcementOf(tx, id, undoSeconds),
  };
}
