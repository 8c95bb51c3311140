import type { CompanyLoginNews } from '#domain/company-login/connection-life.ts';

export interface CompanyLoginNoticeTexts {
  readonly subject: Readonly<Record<CompanyLoginNews, string>>;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  /** Who came in, or which domain, and when. */
  readonly told: Readonly<Record<CompanyLoginNews, (about: string, when: string) => string>>;
  readonly advice: Readonly<Record<CompanyLoginNews, string>>;
  readonly button: string;
}

const certificateEnds = (about: string, when: string): string =>
  `Le certificat par lequel «\u00a0${about}\u00a0» signe ses réponses finit le ${when}.`;
const newMetadata =
  'Demandez au fournisseur ses nouvelles métadonnées, tant que l’ancien certificat y est encore, et enregistrez-les dans Relâche\u00a0: rien n’est interrompu. Le jour venu, personne n’est mis dehors par cette date, mais votre fournisseur peut changer de certificat.';
const secretEnds = (about: string, when: string): string =>
  `Le secret client de «\u00a0${about}\u00a0» finit le ${when}, d’après la date notée dans Relâche.`;
const newSecret =
  'Créez un nouveau secret chez le fournisseur, enregistrez-le dans Relâche avec sa date de fin, testez et remettez en service. Sans cela, la connexion de l’entreprise ne fonctionnera plus après ce jour.';

export const companyLoginNotice: CompanyLoginNoticeTexts = {
  subject: {
    emergency: 'Entrée de secours dans votre organisation',
    'domain-missing': 'La preuve de votre domaine a disparu',
    'domain-lost': 'Votre domaine n’est plus prouvé',
    'certificate-ends': 'Le certificat de votre connexion d’entreprise finit bientôt',
    'certificate-ends-soon': 'Le certificat de votre connexion d’entreprise finit dans une semaine',
    'secret-ends': 'Le secret de votre connexion d’entreprise finit bientôt',
    'secret-ends-soon': 'Le secret de votre connexion d’entreprise finit dans une semaine',
  },
  preview: 'Connexion de l’entreprise',
  title: (firstName) => `Bonjour ${firstName},`,
  told: {
    emergency: (about, when) =>
      `${about} est entré le ${when} sans la connexion de l’entreprise, par l’accès de secours des administrateurs.`,
    'domain-missing': (about, when) =>
      `Le ${when}, l’enregistrement DNS qui prouve ${about} n’était plus là. Rien ne change pendant une semaine.`,
    'domain-lost': (about, when) =>
      `Le ${when}, l’enregistrement DNS qui prouve ${about} manquait depuis une semaine. Les personnes de ce domaine se connectent de nouveau par e-mail.`,
    'certificate-ends': certificateEnds,
    'certificate-ends-soon': certificateEnds,
    'secret-ends': secretEnds,
    'secret-ends-soon': secretEnds,
  },
  advice: {
    emergency: 'Si personne ne sait pourquoi, fermez ses connexions et changez ses seconds facteurs.',
    'domain-missing': 'Remettez l’enregistrement en place, puis lancez une vérification.',
    'domain-lost':
      'Remettez l’enregistrement en place pour que la connexion de l’entreprise serve de nouveau.',
    'certificate-ends': newMetadata,
    'certificate-ends-soon': newMetadata,
    'secret-ends': newSecret,
    'secret-ends-soon': newSecret,
  },
  button: 'Ouvrir les réglages de connexion',
};
