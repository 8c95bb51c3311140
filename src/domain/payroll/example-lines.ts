import { plainDate } from '#domain/calendar/plain-date.ts';
import type { FileLine } from './file-rows.ts';

export const EXAMPLE_MONTH = plainDate('2026-09-01');

const line = {
  payrollNumber: 'A-0042',
  personName: 'Inès Martin',
  code: 'AB-300',
  typeName: 'Vacances',
  dsnReason: null,
  startHalf: 'am',
  endHalf: 'pm',
  corrects: null,
  cause: null,
  sign: 1,
} as const;

/** A month that shows what a model does: an absence from a noon on, one of a day, one told late and one taken back. */
export const EXAMPLE_LINES: readonly FileLine[] = [
  {
    ...line,
    startDate: plainDate('2026-09-09'),
    startHalf: 'pm',
    endDate: plainDate('2026-09-11'),
    openHalves: 5,
    workingHalves: 7,
    calendarHalves: 5,
    openByDay: [1, 2, 2],
    workingByDay: [1, 2, 4],
  },
  {
    ...line,
    payrollNumber: 'A-0043',
    personName: 'Noé Petit',
    code: 'AB-310',
    typeName: 'RTT',
    startDate: plainDate('2026-09-21'),
    endDate: plainDate('2026-09-21'),
    openHalves: 2,
    workingHalves: 2,
    calendarHalves: 2,
    openByDay: [2],
    workingByDay: [2],
  },
  {
    ...line,
    payrollNumber: 'A-0043',
    personName: 'Noé Petit',
    code: 'AB-100',
    typeName: 'Maladie',
    dsnReason: '01',
    startDate: plainDate('2026-08-27'),
    endDate: plainDate('2026-08-28'),
    openHalves: 4,
    workingHalves: 6,
    calendarHalves: 4,
    openByDay: [2, 2],
    workingByDay: [2, 4],
    corrects: plainDate('2026-08-01'),
    cause: 'late',
  },
  {
    ...line,
    startDate: plainDate('2026-08-14'),
    endDate: plainDate('2026-08-14'),
    openHalves: 2,
    workingHalves: 4,
    calendarHalves: 2,
    openByDay: [2],
    workingByDay: [4],
    corrects: plainDate('2026-08-01'),
    cause: 'cancelled',
    sign: -1,
  },
];
