import type { SiteMessageTexts, VisitorMessage } from '../../fr/mails/site-message.ts';

const subjects: Readonly<Record<string, string>> = {
  support: 'Support',
  sales: 'Sales question',
  demo: 'Demonstration',
  partnership: 'Partnership',
  career: 'Careers',
  other: 'Another subject',
};

/** An offer is named as it stands in its address. */
const aboutOf = ({ kind, about }: VisitorMessage) =>
  kind === 'contact' ? (subjects[about] ?? about) : about;

export const siteMessage: SiteMessageTexts = {
  subject: (message) =>
    `${message.kind === 'contact' ? 'Message' : 'Application'} from ${message.name}: ${aboutOf(message)}`,
  from: ({ name, email, company }) => `From ${name} (${email})${company === '' ? '' : `, ${company}`}`,
  about: (message) => `Subject: ${aboutOf(message)}`,
  answerHint: 'Reply to this message: your answer goes to its author.',
};
