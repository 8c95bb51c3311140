import type { DepartureWords } from '../catalogues/departures.ts';

export const departures: DepartureWords = {
  sheet: 'Départ',
  columns: [
    'Personne',
    'Matricule',
    'Entrée',
    'Dernier jour',
    'Motif',
    'Compteur',
    'Unité',
    'Période',
    'Période du',
    'Période au',
    'Acquis',
    'Jours',
    'Règle',
    'Source',
  ],
  reasons: {
    resignation: 'Démission',
    'end-of-contract': 'Fin de CDD',
    dismissal: 'Licenciement',
    'mutual-agreement': 'Rupture conventionnelle',
    retirement: 'Retraite',
    other: 'Autre',
  },
  units: { ouvres: 'Jours ouvrés', ouvrables: 'Jours ouvrables', days: 'Jours' },
  owed: 'Total dû (indemnité compensatrice)',
  left: 'Total restant',
  takenAhead: 'Pris d’avance',
  erased: (code) => `Personne partie ${code}`,
};
