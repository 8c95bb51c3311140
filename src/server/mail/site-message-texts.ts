import type { contactSubjects } from '#contract/site-messages.ts';
import type { SiteMessage } from '#server/store/site-messages.ts';

const subjects: Record<(typeof contactSubjects)[number], string> = {
  support: 'Assistance',
  sales: 'Question commerciale',
  demo: 'Démonstration',
  partnership: 'Partenariat',
  career: 'Carrière',
  other: 'Autre sujet',
};

/** An offer is named as it stands in its address. */
function aboutOf({ kind, about }: SiteMessage): string {
  return kind === 'contact' ? (subjects[about as keyof typeof subjects] ?? about) : about;
}

/** For whoever runs the site, hence in French. No-break spaces are written as \u00a0. */
export const siteMessageTexts = {
  subject: (message: SiteMessage): string =>
    message.kind === 'contact'
      ? `Message de ${message.name}\u00a0: ${aboutOf(message)}`
      : `Candidature de ${message.name}\u00a0: ${message.about}`,
  from: ({ name, email, company }: SiteMessage): string =>
    `De ${name} (${email})${company === '' ? '' : `, ${company}`}`,
  about: (message: SiteMessage): string => `Sujet\u00a0: ${aboutOf(message)}`,
  answerHint: 'Répondez à ce message\u00a0: votre réponse ira à son auteur.',
};
