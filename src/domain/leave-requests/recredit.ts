import { add, type Fraction, sum, ZERO } from '#domain/amounts/fraction.ts';
import { bookingLines } from '#domain/balances/booking.ts';
import { counterSummary } from '#domain/balances/counter-summary.ts';
import { type LeaveSituation, leaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { HeldRequest } from '#domain/leave-requests/held-request.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import { settlementOf } from '#domain/policies/settlement.ts';
import type { Asked, RequestStanding } from './asked.ts';

/** One day of booked leave that sickness gives back. */
export interface GivenBack {
  readonly date: PlainDate;
  readonly days: Fraction;
}

/** S5: what sickness gives back of the leave that it lies over. */
export interface Recredit {
  readonly leaves: readonly { readonly request: HeldRequest; readonly lines: readonly GivenBack[] }[];
  /** Of leave that is approved; leave that still waits will cost so much less. */
  readonly days: Fraction;
  /** What paid leave leaves to take today, without the sickness and with it. */
  readonly before: Fraction;
  readonly after: Fraction;
}

export function recreditOf(
  { id, type, range }: Asked,
  under: readonly HeldRequest[],
  standing: RequestStanding,
  others: readonly HeldRequest[],
  recorded: readonly LedgerEntry[],
  today: PlainDate,
): Recredit | null {
  const kind = typeOf(standing.basis.types, type).absence;
  if (kind === null || under.length === 0) return null;
  const without = leaveSituation(standing, others);
  const absence = { kind, range, informedOn: null, notified: true };
  const facts = { ...without.facts, absences: [...without.facts.absences, absence] };
  const within: LeaveSituation = { ...without, facts };
  const leaves = under.map((request) => {
    const counter = typeOf(standing.basis.types, request.type).counter ?? 'paid-leave';
    const leave = { requestId: request.id, counter, range: rangeOf(request) };
    const known = givenBack(bookingLines(without, leave));
    const lines = givenBack(bookingLines(within, leave)).flatMap(({ date, amount }): GivenBack[] => {
      const before = known.find((line) => line.date === date)?.amount ?? ZERO;
      const days = add(amount, { n: -before.n, d: before.d });
      return days.n > 0 ? [{ date, days }] : [];
    });
    return { request, lines };
  });
  const approved = leaves.filter(({ request }) => !isPending(request.state) && request.id !== id);
  const available = ({ facts: held, policies }: LeaveSituation): Fraction => {
    const person = { personId: standing.person.id, facts: held, recorded };
    const { lines, corrections } = settlementOf(person, policies, today, 'absence');
    return counterSummary([...recorded, ...lines, ...corrections], 'paid-leave', today).available;
  };
  return {
    leaves,
    days: sum(approved.flatMap(({ lines }) => lines.map(({ days }) => days))),
    before: available(without),
    after: available(within),
  };
}

function givenBack(lines: readonly LedgerEntry[]): LedgerEntry[] {
  return lines.filter(({ cause }) => cause.kind === 'recredited');
}
