import type { Language } from '#contract/language.ts';

interface MailTexts {
  readonly signature: string;
  readonly loginLink: {
    readonly subject: string;
    readonly preview: (minutes: number) => string;
    readonly title: (firstName: string) => string;
    readonly invitation: string;
    readonly button: string;
    readonly validity: (minutes: number) => string;
    readonly fallback: string;
    readonly stranger: string;
  };
}

/** Every sentence of every mail, in both languages. No-break spaces are written as \u00a0. */
export const mailTexts: Record<Language, MailTexts> = {
  fr: {
    signature: 'Relâche, les congés sans y penser.',
    loginLink: {
      subject: 'Votre lien de connexion à Relâche',
      preview: (minutes) => `Un clic suffit. Le lien est valable ${minutes}\u00a0minutes.`,
      title: (firstName) => `Bonjour ${firstName},`,
      invitation: 'Voici votre lien de connexion. Il n’y a pas de mot de passe à retenir.',
      button: 'Se connecter',
      validity: (minutes) => `Ce lien est valable ${minutes}\u00a0minutes et ne sert qu’une fois.`,
      fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
      stranger:
        'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: personne ne se connectera sans ce lien.',
    },
  },
  en: {
    signature: 'Relâche, leave off your mind.',
    loginLink: {
      subject: 'Your Relâche login link',
      preview: (minutes) => `One click is enough. The link works for ${minutes} minutes.`,
      title: (firstName) => `Hello ${firstName},`,
      invitation: 'Here is your login link. There is no password to remember.',
      button: 'Log in',
      validity: (minutes) => `This link works for ${minutes} minutes, and once only.`,
      fallback: 'If the button does not open, copy this address into your browser:',
      stranger: 'You did not ask for this? Ignore it: nobody gets in without this link.',
    },
  },
};
