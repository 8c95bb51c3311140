import { type Absence, isSickness } from '#domain/balances/absence.ts';
import { type CorrectionCause, correctionCauses } from '#domain/balances/correction-cause.ts';
import { type LeaveSituation, rangeOf } from '#domain/balances/leave-situation.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { MonthReason } from '#domain/balances/month-reasons.ts';
import type { ToldAbsence, ToldReason } from '#domain/balances/told-reason.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { firstSlot, lastSlot } from '#domain/calendar/leave-range.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { typeOf } from '#domain/leave-types/leave-type.ts';
import type { LeaveRequest } from '#server/store/leave-requests.ts';

/** Reasons as they are told: each absence by the name of its type and the day it was recorded. */
export function factsToTell(
  requests: readonly LeaveRequest[],
  { facts, types }: LeaveSituation,
  timeZone: string,
) {
  const told = (absence: Absence): ToldAbsence[] => {
    const request = requests.find(
      (each) =>
        typeOf(types, each.type).absence === absence.kind && isSamePeriod(rangeOf(each), absence.range),
    );
    if (request === undefined) return [];
    const { kind, range } = absence;
    const { name } = typeOf(types, request.type);
    return [{ kind, range, name, recordedOn: dayOfInstant(request.createdAt.getTime(), timeZone) }];
  };

  const obstacle = (absence: Absence | null): ToldReason | null =>
    absence === null ? null : { kind: 'obstacle', absences: told(absence) };

  const reason = ({ because, usual }: MonthReason): ToldReason =>
    'on' in because
      ? { ...because, usual }
      : { kind: because.kind, usual, absences: because.absences.flatMap(told) };

  const absencesBehind = (known: MonthReason | null): ToldAbsence[] => {
    const because = known?.because;
    return because !== undefined && 'absences' in because ? because.absences.flatMap(told) : [];
  };

  /** Of the absences behind a month, those that became known after it was credited. */
  const correction = (line: LedgerEntry, known: MonthReason | null, first: LedgerEntry): ToldReason => {
    const cause = causeOf(line);
    const absences = cause === 'absence' || cause === 'recount' ? absencesBehind(known) : [];
    const since = absences.filter(({ recordedOn }) => recordedOn > first.date);
    return { kind: 'correction', cause, absences: since.length > 0 ? since : absences };
  };

  /** When the notice that a line follows was given. */
  const informedOn = (line: LedgerEntry): PlainDate | null => {
    if (causeOf(line) !== 'notice') return null;
    const days = facts.absences.flatMap((absence) =>
      isSickness(absence) && absence.informedOn !== null ? [absence.informedOn] : [],
    );
    return days.sort().at(-1) ?? null;
  };

  return { obstacle, reason, correction, informedOn };
}

function isSamePeriod(a: Absence['range'], b: Absence['range']): boolean {
  return firstSlot(a) === firstSlot(b) && lastSlot(a) === lastSlot(b);
}

/** Lines written before causes had names were counted anew. */
function causeOf({ correction }: LedgerEntry): CorrectionCause {
  return correctionCauses.find((cause) => cause === correction) ?? 'recount';
}
