import type { DepartureWords } from '../catalogues/departures.ts';

export const departures: DepartureWords = {
  sheet: 'Departure',
  columns: [
    'Person',
    'Payroll number',
    'Entry',
    'Last day',
    'Reason',
    'Counter',
    'Unit',
    'Period',
    'Period from',
    'Period to',
    'Earned',
    'Days',
    'Rule',
    'Source',
  ],
  reasons: {
    resignation: 'Resignation',
    'end-of-contract': 'End of a fixed-term contract',
    dismissal: 'Dismissal',
    'mutual-agreement': 'Mutual agreement',
    retirement: 'Retirement',
    other: 'Other',
  },
  units: { ouvres: 'Open days (ouvrés)', ouvrables: 'Legal working days (ouvrables)', days: 'Days' },
  owed: 'Total owed (compensation for leave not taken)',
  left: 'Total left',
  takenAhead: 'Taken in advance',
  erased: (code) => `Former colleague ${code}`,
};
