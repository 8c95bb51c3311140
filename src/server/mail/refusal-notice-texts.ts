import type { Language } from '#contract/language.ts';

interface RefusalNoticeTexts {
  readonly subject: (name: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly lead: (name: string, email: string) => string;
  readonly advice: string;
  readonly button: string;
  readonly why: string;
}

/** No-break spaces are written as \u00a0. */
export const refusalNoticeTexts: Record<Language, RefusalNoticeTexts> = {
  fr: {
    subject: (name) => `L’adresse de ${name} refuse les e-mails`,
    greeting: (firstName) => `Bonjour ${firstName},`,
    lead: (name, email) =>
      `Vous avez invité ${name}, mais l’e-mail à ${email} a été refusé\u00a0: le serveur de messagerie ne connaît pas cette adresse.`,
    advice:
      'Si elle contient une faute, retirez cette personne et invitez-la à la bonne adresse. Si elle est juste, renvoyez l’invitation une fois la boîte ouverte.',
    button: 'Ouvrir les utilisateurs',
    why: 'Vous recevez ce message parce que vous avez invité cette personne.',
  },
  en: {
    subject: (name) => `The address of ${name} refuses e-mails`,
    greeting: (firstName) => `Hello ${firstName},`,
    lead: (name, email) =>
      `You invited ${name}, but the e-mail to ${email} was refused: the mail server does not know this address.`,
    advice:
      'If it has a typing mistake, remove this person and invite them at the right address. If it is right, send the invitation again once the mailbox is open.',
    button: 'Open the users',
    why: 'You get this message because you invited this person.',
  },
};
