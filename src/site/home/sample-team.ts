import { plainDate } from '#domain/calendar/plain-date.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';

/** June 2026 starts on a Monday and has thirty days: no day of another month has to stand in the sample. */
export const SAMPLE_FIRST = plainDate('2026-06-01');
export const SAMPLE_LENGTH = 30;
export const SAMPLE_TODAY = plainDate('2026-06-01');
export const SAMPLE_WEEK_END = plainDate('2026-06-07');

function away(
  name: string,
  type: 'vacation' | 'personal' | 'sick',
  startDate: string,
  endDate: string,
): CalendarAbsence {
  return {
    id: `${name} ${startDate}`,
    employeeId: name,
    employeeName: name,
    type,
    status: 'approved',
    startDate,
    startHalf: 'am',
    endDate,
    endHalf: 'pm',
    atWork: false,
  };
}

/** What is settled in the sample before anyone presses anything. */
export const settledAbsences: readonly CalendarAbsence[] = [
  away('Emma L.', 'vacation', '2026-06-01', '2026-06-05'),
  away('Karim B.', 'sick', '2026-06-04', '2026-06-05'),
  away('Lina P.', 'personal', '2026-06-12', '2026-06-12'),
  away('Karim B.', 'vacation', '2026-06-17', '2026-06-24'),
  away('Emma L.', 'vacation', '2026-06-29', '2026-06-30'),
];

export const waitingRequests = [
  { key: 'ines', absence: away('Inès M.', 'vacation', '2026-06-15', '2026-06-19') },
  { key: 'hugo', absence: away('Hugo M.', 'personal', '2026-06-25', '2026-06-25') },
] as const;

export type WaitingKey = (typeof waitingRequests)[number]['key'];
export type SampleDecision = 'approved' | 'rejected';

/** The calendar as it stands after what was decided in the sample. */
export function absencesAfter(
  decisions: Readonly<Partial<Record<WaitingKey, SampleDecision>>>,
): readonly CalendarAbsence[] {
  const asked = waitingRequests.flatMap(({ key, absence }): CalendarAbsence[] => {
    const decision = decisions[key];
    if (decision === 'rejected') return [];
    return [{ ...absence, status: decision ?? 'pending' }];
  });
  return [...settledAbsences, ...asked];
}

/** How many different people are away at some time from one day to another, by what is approved. */
export function peopleAway(absences: readonly CalendarAbsence[], from: string, to: string): number {
  const met = absences.filter(
    ({ status, startDate, endDate }) => status === 'approved' && startDate <= to && endDate >= from,
  );
  return new Set(met.map(({ employeeId }) => employeeId)).size;
}
