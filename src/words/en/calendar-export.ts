import type { CalendarExportWords } from '../catalogues/calendar-export.ts';

export const calendarExport: CalendarExportWords = {
  sheet: 'Absences',
  columns: [
    'Person',
    'Teams',
    'Type',
    'First day',
    'From',
    'Last day',
    'Until',
    'Calendar days',
    'Counted days',
    'Status',
  ],
  start: { am: 'Morning', pm: 'Noon' },
  end: { am: 'Noon', pm: 'Evening' },
  status: { approved: 'Approved', pending: 'Pending' },
};
