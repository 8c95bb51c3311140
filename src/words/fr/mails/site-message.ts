import type { SiteMessageTexts, VisitorMessage } from '../../catalogues/mails/site-message.ts';
import { french } from '../spoken.ts';

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
