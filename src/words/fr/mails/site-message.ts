import { spoken as french } from '../spoken.ts';

export interface VisitorMessage {
  readonly kind: 'contact' | 'application';
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** A subject of the contact form, or the address of an offer. */
  readonly about: string;
}

/** What a visitor wrote, for whoever runs the site. */
export interface SiteMessageTexts {
  readonly subject: (message: VisitorMessage) => string;
  readonly from: (message: VisitorMessage) => string;
  readonly about: (message: VisitorMessage) => string;
  readonly answerHint: string;
}

const subjects: Readonly<Record<string, string>> = {
  support: 'Assistance',
  sales: 'Question commerciale',
  demo: 'Démonstration',
  partnership: 'Partenariat',
  career: 'Carrière',
  other: 'Autre sujet',
};

/** An offer is named as it stands in its address. */
const aboutOf = ({ kind, about }: VisitorMessage) =>
  kind === 'contact' ? (subjects[about] ?? about) : about;

export const siteMessage: SiteMessageTexts = {
  subject: (message) =>
    `${message.kind === 'contact' ? 'Message' : 'Candidature'} ${french.names.of(message.name)}\u00a0: ${aboutOf(message)}`,
  from: ({ name, email, company }) => `De ${name} (${email})${company === '' ? '' : `, ${company}`}`,
  about: (message) => `Sujet\u00a0: ${aboutOf(message)}`,
  answerHint: 'Répondez à ce message\u00a0: votre réponse ira à son auteur.',
};
