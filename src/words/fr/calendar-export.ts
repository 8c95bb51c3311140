import type { CalendarExportWords } from '../catalogues/calendar-export.ts';

export const calendarExport: CalendarExportWords = {
  sheet: 'Absences',
  columns: [
    'Personne',
    'Matricule',
    'CP N-1',
    'CP N',
    'Équipes',
    'Type',
    'Code',
    'Premier jour',
    'À partir de',
    'Dernier jour',
    'Jusqu’à',
    'Jours calendaires',
    'Jours décomptés',
    'Dont dans la période',
    'Statut',
  ],
  start: { am: 'Matin', pm: 'Midi' },
  end: { am: 'Midi', pm: 'Soir' },
  status: { approved: 'Approuvé', pending: 'En attente' },
};
