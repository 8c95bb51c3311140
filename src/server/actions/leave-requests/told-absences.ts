import { createHash } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dateOfSlot, halfOfSlot } from '#domain/calendar/half-day.ts';
import { slotSpan } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type KnownAbsence, knownAbsences } from '#domain/leave-types/known-absence.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type LaidOver, spansOf } from '#server/store/laid-over.ts';
import type { NamedAbsence } from '#server/store/leave-requests.ts';

/** An absence with as much as the reader may know: of its type the id or « absent », of its days those told. */
export type ShownAbsence = NamedAbsence;

export type Reader = Pick<SessionActor, 'id' | 'role' | 'key'>;

/** A row of any list, with all that decides what is told of it. */
type Row = Pick<NamedAbsence, 'id' | 'type' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf'> & {
  readonly under: LaidOver;
};

/** Colleagues without privilege see that someone is away; why is for the person and for those who decide. */
export function mayKnowReason(reader: Reader, userId: string): boolean {
  return can(reader, 'absence.reason', { id: userId, own: userId === reader.id });
}

/** G5: one row as those who read it may know it, which may be none, or several. Every list goes through this. */
export function toldOf<One extends Row>(absence: One, mayKnow: boolean, confidential: boolean): One[] {
  const isPlain = mayKnow || (!confidential && absence.under === null);
  if (isPlain) return [absence];
  const { type, under } = absence;
  const written = { ...slotSpan(rangeOf(absence)), type, confidential, under: spansOf(under) };
  return knownAbsences(mayKnow, written).map((known) => ({
    ...absence,
    id: known.hidden ? untoldId(absence.id, known) : absence.id,
    type: known.type,
    startDate: dateOfSlot(known.from),
    startHalf: halfOfSlot(known.from),
    endDate: dateOfSlot(known.before - 1),
    endHalf: halfOfSlot(known.before - 1),
    under: null,
  }));
}

/**
 * Ids of requests tell when each was filed, and two pieces of one absence would share it: what is told without its
 * reason is named otherwise, always the same, and without a way back.
 */
function untoldId(id: string, { from, before }: Pick<KnownAbsence, 'from' | 'before'>): string {
  const bytes = createHash('sha256').update(`${id} ${from} ${before}`).digest().subarray(0, 16);
  // A UUID of version 8: one of our own making.
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export interface AskedDays {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  readonly startingFrom?: PlainDate | undefined;
}

/** Whether the days of what is told are among those asked for. */
export function isOnAskedDays(
  { startDate, endDate }: Pick<ShownAbsence, 'startDate' | 'endDate'>,
  { from, to, startingFrom }: AskedDays,
): boolean {
  return (
    (from === undefined || endDate >= from) &&
    (to === undefined || startDate <= to) &&
    (startingFrom === undefined || startDate >= startingFrom)
  );
}

/** The order of every list, by what is told: where a piece would have stood had it always been by itself. */
export function inCalendarOrder(
  a: Pick<ShownAbsence, 'startDate' | 'startHalf' | 'employeeName'>,
  b: Pick<ShownAbsence, 'startDate' | 'startHalf' | 'employeeName'>,
): number {
  return (
    compare(a.startDate, b.startDate) ||
    compare(a.employeeName, b.employeeName) ||
    compare(a.startHalf, b.startHalf)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
