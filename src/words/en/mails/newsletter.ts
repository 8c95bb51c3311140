import type { NewsletterTexts } from '../../fr/mails/newsletter.ts';

export const newsletter: NewsletterTexts = {
  subject: 'Confirm that you want the Relâche newsletter',
  preview: 'One click, and you will get our next articles.',
  title: 'One more click',
  explanation:
    'This address asked for the Relâche newsletter, at most once a week. Please confirm that it was you.',
  button: 'Confirm my subscription',
  validity: (days) => `This link works for ${days} days.`,
  stranger: 'You did not ask for it? Ignore this message: without a confirmation we forget your address.',
  readOn: 'Read the article',
  why: 'You get this letter because you asked for it, once a week at the most.',
  leave: 'Unsubscribe',
};
