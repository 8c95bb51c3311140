import type { Language } from '#contract/language.ts';
import type { contactSubjects } from '#contract/site-messages.ts';
import type { SiteMessage } from '#server/store/site-messages.ts';

type Subject = (typeof contactSubjects)[number];

interface SiteMessageTexts {
  readonly subject: (message: SiteMessage) => string;
  readonly copySubject: (message: SiteMessage) => string;
  readonly from: (message: SiteMessage) => string;
  readonly about: (message: SiteMessage) => string;
  readonly answerHint: string;
  readonly thanks: (firstName: string) => string;
  readonly received: (message: SiteMessage) => string;
  readonly copyOf: string;
  readonly stranger: string;
}

const subjects: Record<Language, Record<Subject, string>> = {
  fr: {
    support: 'Assistance',
    sales: 'Question commerciale',
    demo: 'Démonstration',
    partnership: 'Partenariat',
    career: 'Carrière',
    other: 'Autre sujet',
  },
  en: {
    support: 'Support',
    sales: 'Sales',
    demo: 'Demo',
    partnership: 'Partnership',
    career: 'Careers',
    other: 'Something else',
  },
};

/** An offer is named as it stands in its address. */
function aboutOf({ kind, about }: SiteMessage, language: Language): string {
  return kind === 'contact' ? (subjects[language][about as Subject] ?? about) : about;
}

/** No-break spaces are written as \u00a0. */
export const siteMessageTexts: Record<Language, SiteMessageTexts> = {
  fr: {
    subject: (message) =>
      message.kind === 'contact'
        ? `Message de ${message.name}\u00a0: ${aboutOf(message, 'fr')}`
        : `Candidature de ${message.name}\u00a0: ${message.about}`,
    copySubject: ({ kind }) =>
      kind === 'contact' ? 'Nous avons reçu votre message' : 'Nous avons reçu votre candidature',
    from: ({ name, email, company }) => `De ${name} (${email})${company === '' ? '' : `, ${company}`}`,
    about: (message) => `Sujet\u00a0: ${aboutOf(message, 'fr')}`,
    answerHint: 'Répondez à ce message\u00a0: votre réponse ira à son auteur.',
    thanks: (firstName) => `Bonjour ${firstName},`,
    received: ({ kind }) =>
      kind === 'contact'
        ? 'Votre message est bien arrivé. Une personne le lira et vous répondra à cette adresse.'
        : 'Votre candidature est bien arrivée. Une personne la lira et vous répondra à cette adresse.',
    copyOf: 'En voici la copie\u00a0:',
    stranger:
      'Vous n’avez rien écrit\u00a0? Quelqu’un a saisi votre adresse par erreur\u00a0: ignorez ce message.',
  },
  en: {
    subject: (message) =>
      message.kind === 'contact'
        ? `Message from ${message.name}: ${aboutOf(message, 'en')}`
        : `Application from ${message.name}: ${message.about}`,
    copySubject: ({ kind }) =>
      kind === 'contact' ? 'We have received your message' : 'We have received your application',
    from: ({ name, email, company }) => `From ${name} (${email})${company === '' ? '' : `, ${company}`}`,
    about: (message) => `About: ${aboutOf(message, 'en')}`,
    answerHint: 'Reply to this mail: your answer goes to its author.',
    thanks: (firstName) => `Hello ${firstName},`,
    received: ({ kind }) =>
      kind === 'contact'
        ? 'Your message has arrived. A person will read it and write back to this address.'
        : 'Your application has arrived. A person will read it and write back to this address.',
    copyOf: 'Here is your copy:',
    stranger: 'You have not written to us? Someone mistyped an address: ignore this message.',
  },
};
