type Told = 'emergency' | 'domain-missing' | 'domain-lost';

export interface CompanyLoginNoticeTexts {
  readonly subject: Readonly<Record<Told, string>>;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  /** Who came in, or which domain, and when. */
  readonly told: Readonly<Record<Told, (about: string, when: string) => string>>;
  readonly advice: Readonly<Record<Told, string>>;
  readonly button: string;
}

export const companyLoginNotice: CompanyLoginNoticeTexts = {
  subject: {
    emergency: 'Entrée de secours dans votre organisation',
    'domain-missing': 'La preuve de votre domaine a disparu',
    'domain-lost': 'Votre domaine n’est plus prouvé',
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
  },
  advice: {
    emergency: 'Si personne ne sait pourquoi, fermez ses connexions et changez ses seconds facteurs.',
    'domain-missing': 'Remettez l’enregistrement en place, puis lancez une vérification.',
    'domain-lost':
      'Remettez l’enregistrement en place pour que la connexion de l’entreprise serve de nouveau.',
  },
  button: 'Ouvrir les réglages de connexion',
};
