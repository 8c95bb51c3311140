import type { CalendarExportWords } from '../catalogues/calendar-export.ts';

export const calendarExport: CalendarExportWords = {
  sheet: 'Absences',
  columns: [
    'Person',
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
