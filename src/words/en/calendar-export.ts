import type { CalendarExportWords } from '../catalogues/calendar-export.ts';

export const calendarExport: CalendarExportWords = {
  sheet: 'Absences',
  columns: [
    'Person',
    'Payroll number',
    'Paid leave N-1',
    'Paid leave N',
    'Teams',
    'Type',
    'Code',
    'First day',
    'From',
    'Last day',
    'Until',
    'Calendar days',
    'Counted days',
    'Of which in the period',
    'Status',
  ],
  start: { am: 'Morning', pm: 'Noon' },
  end: { am: 'Noon', pm: 'Evening' },
  status: { approved: 'Approved', pending: 'Pending' },
};
