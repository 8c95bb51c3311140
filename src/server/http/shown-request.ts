import type { z } from 'zod';
import type {
  balanceChangeSchema,
  calendarAbsenceSchema,
  conflictSchema,
  leaveRequestSchema,
  previewSchema,
  proofDaySchema,
} from '#contract/leave-request-views.ts';
import { type Actor, readsNotesOf } from '#domain/access/can.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { daysFromTo, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveCount } from '#domain/counting/count-leave.ts';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import type { Assessment, LeaveWarning } from '#domain/leave-requests/assess-request.ts';
import type { BalanceOfRequest } from '#domain/leave-requests/counted-leave.ts';
import { contentOf, eachText } from '#domain/leave-requests/request-fields.ts';
import {
  heldStatusOf,
  isCancellationAsked,
  isPending,
  statusOf,
} from '#domain/leave-requests/request-states.ts';
import { isUrgent } from '#domain/leave-requests/waiting.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import type { Conflicts } from '#server/actions/leave-requests/find-conflicts.ts';
import type { RequestLine } from '#server/actions/leave-requests/list-requests.ts';
import type { ShownAbsence, ShownCalendarEntry } from '#server/actions/leave-requests/show-team-calendar.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import {
  balanceWarning,
  beyondLawWarning,
  employerShareWarning,
  givenBackWarning,
  holidaysWarning,
  plainWarning,
} from '#words/sentences/leave-warnings.ts';
import { daySentence } from '#words/sentences/proof.ts';
import { shownRecredit } from './shown-recredit.ts';

/** A request as it crosses the wire. */
export function shownRequest(
  line: RequestLine,
  today: PlainDate,
  reader: Pick<Actor, 'id' | 'key'>,
): z.input<typeof leaveRequestSchema> {
  const { startDate, endDate, state, userId, filedBy, decidedBy } = line;
  const readsNotes = readsNotesOf(reader, { id: userId });
  return {
    id: line.id,
    employeeId: userId,
    employeeName: line.employeeName,
    ...contentOf(line),
    ...(readsNotes ? {} : eachText(() => '')),
    status: statusOf(state),
    calendarDays: daysFromTo(startDate, endDate) + 1,
    countedDays: line.countedHalves / 2,
    createdAt: line.createdAt,
    updatedAt: line.updatedAt,
    version: line.version,
    urgent: isPending(state) && isUrgent(startDate, today),
    cancellationAsked: isCancellationAsked(state),
    recordedBy: filedBy === userId ? null : { id: filedBy, name: line.filedByName },
    decidedAt: line.decidedAt,
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: line.decidedByName ?? '' },
    decisionReason: readsNotes ? line.decisionReason : null,
  };
}

export function shownProof({ proof }: LeaveCount, language: Language): z.input<typeof proofDaySchema>[] {
  return proof.map((day) => ({
    date: day.date,
    counted: day.counted,
    rule: day.rule,
    sentence: daySentence(day, language),
    asked: day.asked,
    holiday: day.holiday === null ? null : HOLIDAY_NAMES[day.holiday][language],
  }));
}

export function shownBalance(
  change: BalanceOfRequest | null,
  types: LeaveTypes,
  language: Language,
): z.input<typeof balanceChangeSchema> | null {
  if (change === null) return null;
  const { counter, unit, today, at, before, after, later, reserved, verdict, shortOn } = change;
  return {
    counter,
    label: counterLabel(counter, language, types),
    unit,
    today: hundredths(today),
    at,
    before: hundredths(before),
    after: hundredths(after),
    later: hundredths(later),
    reserved: hundredths(reserved),
    verdict,
    shortOn,
  };
}

type ShownPeriod = Pick<RequestLine, 'startDate' | 'startHalf' | 'endDate' | 'endHalf'>;

export function shownPeriod({ startDate, startHalf, endDate, endHalf }: ShownPeriod): ShownPeriod {
  return { startDate, startHalf, endDate, endHalf };
}

/** Who else is away, with how many more there are. */
export function shownConflicts({ told, more }: Conflicts) {
  return { conflicts: told.map(shownConflict), moreConflicts: more };
}

function shownConflict(absence: ShownAbsence): z.input<typeof conflictSchema> {
  const { userId, employeeName, type, state } = absence;
  const status = heldStatusOf(state);
  return { employeeId: userId, employeeName, type, status, ...shownPeriod(absence) };
}

export function shownCalendarAbsence(absence: ShownCalendarEntry): z.input<typeof calendarAbsenceSchema> {
  const { id, userId, employeeName, type, state, startDate, startHalf, endDate, endHalf, atWork } = absence;
  // Written out: a calendar has hundreds of them, and spreading each takes ten times as long.
  return {
    id,
    employeeId: userId,
    employeeName,
    type,
    status: heldStatusOf(state),
    startDate,
    startHalf,
    endDate,
    endHalf,
    atWork,
  };
}

/** The proof of a count, the same on every page that shows one. */
export function shownAssessment({ count, balance, recredit, types }: Assessment, language: Language) {
  return {
    days: shownProof(count, language),
    returnsOn: count.returns?.date ?? null,
    balance: shownBalance(balance, types, language),
    recredit: shownRecredit(recredit, types, language),
  };
}

export function shownWarning(
  warning: LeaveWarning,
  language: Language,
): z.input<typeof previewSchema>['warnings'][number] {
  switch (warning.kind) {
    case 'holidays':
      return { rule: 'C10', sentence: holidaysWarning(warning.holidays, language) };
    case 'given-back':
      return { rule: 'C5', sentence: givenBackWarning(warning.days, language) };
    case 'beyond-balance': {
      const isRefused = warning.change.verdict === 'beyond-balance-refused';
      return { rule: 'B6', sentence: balanceWarning(warning.change, isRefused, language) };
    }
    case 'beyond-law':
      return { rule: 'G4', sentence: beyondLawWarning(warning.beyond, language) };
    case 'employer-share':
      return { rule: 'R6', sentence: employerShareWarning(warning.shares, language) };
    case 'longer-than-four-weeks':
      return { rule: 'V1', sentence: plainWarning(warning.kind, language) };
    default:
      return { rule: null, sentence: plainWarning(warning.kind, language) };
  }
}
