import type { PageWords } from '../catalogues/pages.ts';

export const pages: PageWords = {
  auditColumns: ['Date et heure', 'Action', 'Par', 'Sur', 'Détails', 'Adresse'],
  directory: (name) => `L’annuaire «\u00a0${name}\u00a0»`,
  byWay: {
    mail: (name) => `${name} (par e-mail)`,
    slack: (name) => `${name} (par Slack)`,
    teams: (name) => `${name} (par Teams)`,
  },
  withKey: (name, key) => `${name} (clé «\u00a0${key}\u00a0»)`,
  blog: {
    title: 'Le blog de Relâche',
    description: 'Congés et absences en PME\u00a0: compter, comprendre, organiser.',
  },
  missingKey: {
    title: 'Il manque la clé',
    body: '<p>Cette page est réservée à qui a démarré Relâche sur cette machine.</p><p>Ouvrez le lien que <code>npm start</code> a affiché dans le terminal\u00a0: il se termine par <code>?key=…</code>. La clé se trouve aussi dans le fichier <code>dev-key</code> du dossier de données, sauf si <code>DEV_KEY</code> l’a fixée.</p>',
  },
  reset: {
    title: 'Réinitialiser la base de données',
    warning:
      'Toutes les organisations, tous les comptes et tous les messages de cette machine seront effacés, puis la société de démonstration sera recréée. Rien ne pourra être récupéré.',
    button: 'Tout effacer',
    done: 'La base est vide et la société de démonstration est recréée.',
    back: 'Choisir un compte',
  },
};
