import type { PersonCopyWords } from '../catalogues/person-copy.ts';

export const personCopy: PersonCopyWords = {
  title: (name) => `Copie de données\u00a0: ${name}`,
  lead: (organization, madeAt) =>
    `Tout ce que Relâche garde à votre sujet pour ${organization}, tel que c’était le ${madeAt}. Cette page en donne l’essentiel\u00a0; le fichier data.json contient tout, sous une forme que d’autres logiciels lisent.`,
  files: 'Les documents joints à vos demandes et votre photo sont dans les dossiers de cette archive.',
  roles: {
    employee: 'Salarié',
    team_lead: 'Chef d’équipe',
    manager: 'Manager',
    admin: 'Administrateur',
    accountant: 'Expert-comptable',
  },
  profile: {
    title: 'Profil et contrat',
    name: 'Nom',
    email: 'Adresse e-mail',
    role: 'Rôle',
    employedFrom: 'Entrée',
    employedTo: 'Dernier jour',
    payrollNumber: 'Matricule',
    birthDate: 'Date de naissance',
    lastSeen: 'Dernière visite',
  },
  requests: {
    title: 'Demandes et leur histoire',
    none: 'Aucune demande.',
    state: (state, days) => `Demande ${state}, ${days}.`,
    reason: 'Motif',
    document: 'Document',
  },
  ledger: { title: 'Compteurs, ligne par ligne', columns: ['Date', 'Compteur', 'Jours', 'Règle'] },
  notices: { title: 'Notices après un arrêt', of: (stop) => `Arrêt ${stop}` },
  comments: { title: 'Commentaires' },
  sessions: { title: 'Connexions' },
  keys: { title: 'Clés d’API, par leur nom' },
  journal: { title: 'Journal\u00a0: par vous et à votre sujet', by: (name) => `par ${name}` },
  rest: {
    title: 'Le contenu de data.json',
    lead: 'Partie par partie, avec le nombre de lignes.',
    rows: (count) => (count === 1 ? '1 ligne' : `${count} lignes`),
  },
};
