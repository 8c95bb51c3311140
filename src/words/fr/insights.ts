import type { InsightWords } from '../catalogues/insights.ts';

const spells =
  'Un arrêt\u00a0: des demi-journées de travail qui se suivent, manquées pour maladie ou accident. Il compte au mois où il commence.';

export const insights: InsightWords = {
  sheet: 'Chiffres',
  figures: {
    'absence-rate-anact': {
      label: 'Taux d’absence (Anact)',
      formula:
        'Jours d’absence pour maladie, accident du travail ou de trajet et maladie professionnelle ÷ jours qui auraient été travaillés × 100. Les jours fériés chômés et les jours hors contrat ne comptent pas.',
    },
    'absence-rate-unplanned': {
      label: 'Taux d’absence non planifiée',
      formula:
        'Les mêmes jours, plus enfant malade, proche aidant, événement familial, grève et mise à pied ÷ jours qui auraient été travaillés × 100.',
    },
    'unplanned-days': {
      label: 'Jours non planifiés',
      formula: 'Jours de travail manqués sans avoir pu être planifiés\u00a0: ceux du taux non planifié.',
    },
    'planned-days': {
      label: 'Jours planifiés',
      formula:
        'Jours de travail manqués pour congés payés, RTT et toutes les autres absences. Télétravail et déplacements n’en sont pas.',
    },
    'spells-per-person': {
      label: 'Arrêts par personne',
      formula: `Nombre d’arrêts ÷ nombre de personnes. ${spells}`,
    },
    'days-per-spell': {
      label: 'Jours par arrêt',
      formula: `Jours de travail manqués pour maladie ou accident ÷ nombre d’arrêts. ${spells}`,
    },
    'short-spells': {
      label: 'Arrêts courts',
      formula: `Part des arrêts de trois jours de travail au plus. ${spells}`,
    },
    'leave-acquired': {
      label: 'Congés payés acquis',
      formula: 'Acquis aujourd’hui sur les périodes dont les jours peuvent encore être pris.',
    },
    'leave-taken': { label: 'Pris', formula: 'Jours de ces acquis déjà pris aujourd’hui.' },
    'leave-booked': { label: 'Posés', formula: 'Jours de ces acquis approuvés pour plus tard.' },
    'leave-left': {
      label: 'Restants',
      formula: 'Acquis − pris − posés. Ce qui attend une réponse y est encore.',
    },
    'requests-filed': { label: 'Demandes déposées', formula: 'Demandes déposées dans la période.' },
    'requests-refused': {
      label: 'Demandes refusées',
      formula: 'Demandes déposées dans la période, et refusées depuis.',
    },
    'requests-cancelled': {
      label: 'Congés annulés',
      formula: 'Demandes déposées dans la période, approuvées puis annulées.',
    },
    'decision-median': {
      label: 'Délai de réponse médian',
      formula:
        'Du dépôt à la réponse, en heures d’horloge\u00a0: la moitié des demandes l’a eue plus vite. Ce qui est saisi pour quelqu’un n’attend pas et ne compte pas.',
    },
    'decision-slowest-tenth': {
      label: 'Dixième le plus lent',
      formula: 'Du dépôt à la réponse\u00a0: neuf demandes sur dix l’ont eue dans ce délai.',
    },
  },
  units: { percent: '%', days: 'jours', spells: 'arrêts', requests: 'demandes', hours: 'heures' },
  kinds: { team: 'Équipe', site: 'Site', category: 'Catégorie' },
  columns: {
    about: 'Périmètre',
    figure: 'Chiffre',
    value: 'Valeur',
    unit: 'Unité',
    before: 'Période précédente',
    formula: 'Calcul',
  },
  everyone: 'Ensemble',
  written: {
    percent: (figure) => `${figure}\u00a0%`,
    days: (figure) => `${figure}\u00a0j`,
    hours: (figure) => `${figure}\u00a0h`,
  },
  report: {
    title: 'Chiffres du mois',
    people: (count) => (count === 1 ? 'Une personne.' : `${count} personnes.`),
    tooFew: 'Trop peu de personnes pour en dire les chiffres.',
    absence: 'Absences',
    leave: 'Congés payés à ce jour',
    answers: 'Demandes et présence',
    groups: 'Taux non planifié par groupe',
    lapsing: (day) => `À perdre d’ici le ${day}`,
    lapsingOf: (people, days) => `${days}\u00a0j, ${people === 1 ? 'une personne' : `${people} personnes`}`,
    shortDays: 'Jours sous le minimum de présence',
    note: 'Rien ne porte sur moins de cinq personnes, ni ne les laisse deviner par différence. Les équipes sont celles d’aujourd’hui.',
    before: 'Mois d’avant',
  },
  expiring: {
    sheet: 'Jours à perdre',
    person: 'Personne',
    counter: 'Compteur',
    days: 'Jours',
    until: 'À prendre jusqu’au',
    afterSickness: 'Reportés après un arrêt',
    yes: 'oui',
    remindedAt: 'Dernier rappel',
    usual: 'Pris d’habitude',
    likely: 'Probablement perdus',
  },
  liability: {
    sheet: 'Coût des congés',
    person: 'Personne',
    payrollNumber: 'Matricule',
    previousDays: 'N-1, jours',
    previousAmount: 'N-1, montant',
    currentDays: 'N, jours',
    currentAmount: 'N, montant',
    amount: 'Total',
    charges: 'Charges',
    forecast: 'Jours en fin de période',
    usualForecast: 'Jours en fin de période, habitude déduite',
    counters: 'Compteurs',
    total: 'Ensemble',
  },
  accounts: {
    '6412': 'Congés payés',
    '4282': 'Dettes provisionnées pour congés à payer',
    '645': 'Charges de sécurité sociale et de prévoyance',
    '4382': 'Charges sociales sur congés à payer',
  },
};
