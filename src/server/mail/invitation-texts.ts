import type { Language } from '#contract/language.ts';

interface InvitationTexts {
  readonly subject: (inviter: string | null, organization: string) => string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly invitation: (inviter: string | null, organization: string) => string;
  readonly purpose: string;
  readonly button: string;
  readonly validity: (days: number, email: string) => string;
  readonly fallback: string;
  readonly stranger: string;
  readonly elsewhere: {
    readonly preview: string;
    readonly why: (email: string) => string;
    readonly ways: string;
  };
}

/** No-break spaces are written as \u00a0. */
export const invitationTexts: Record<Language, InvitationTexts> = {
  fr: {
    subject: (inviter, organization) =>
      inviter
        ? `${inviter} vous invite à rejoindre ${organization} sur Relâche`
        : `Vous êtes invité à rejoindre ${organization} sur Relâche`,
    preview: 'Vos congés, en quelques clics. Aucun mot de passe à retenir.',
    title: (firstName) => `Bonjour ${firstName},`,
    invitation: (inviter, organization) =>
      inviter
        ? `${inviter} vous invite à rejoindre ${organization} sur Relâche.`
        : `Vous êtes invité à rejoindre ${organization} sur Relâche.`,
    purpose:
      'Vous y déposerez vos demandes de congés, suivrez leur validation et verrez qui est absent dans votre équipe.',
    button: 'Rejoindre mon équipe',
    validity: (days, email) =>
      `Ce lien est valable ${days}\u00a0jours et ne sert qu’une fois. Ensuite, connectez-vous avec votre adresse ${email}\u00a0: vous recevrez un lien, sans mot de passe.`,
    fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur\u00a0:',
    stranger: 'Vous ne connaissez pas cette organisation\u00a0? Ignorez ce message, rien ne se passera.',
    elsewhere: {
      preview: 'Votre adresse a déjà un compte dans une autre organisation.',
      why: (email) =>
        `Votre adresse ${email} a déjà un compte dans une autre organisation, et une adresse n’en a qu’un. Personne d’autre que vous n’en est informé.`,
      ways: 'Pour accepter, donnez une autre adresse à la personne qui vous invite. Ou quittez d’abord votre organisation actuelle, depuis votre page Profil, puis demandez un lien de connexion. Si vous ne faites rien, rien ne change.',
    },
  },
  en: {
    subject: (inviter, organization) =>
      inviter
        ? `${inviter} invites you to join ${organization} on Relâche`
        : `You are invited to join ${organization} on Relâche`,
    preview: 'Your leave in a few clicks. No password to remember.',
    title: (firstName) => `Hello ${firstName},`,
    invitation: (inviter, organization) =>
      inviter
        ? `${inviter} invites you to join ${organization} on Relâche.`
        : `You are invited to join ${organization} on Relâche.`,
    purpose: 'It is where you ask for leave, follow the decision and see who is away in your team.',
    button: 'Join my team',
    validity: (days, email) =>
      `This link works for ${days} days, and once only. After that, log in with your address ${email}: we send you a link, there is no password.`,
    fallback: 'If the button does not open, copy this address into your browser:',
    stranger: 'You do not know this organisation? Ignore this message and nothing will happen.',
    elsewhere: {
      preview: 'Your address already has an account in another organisation.',
      why: (email) =>
        `Your address ${email} already has an account in another organisation, and an address has only one. Nobody but you is told so.`,
      ways: 'To accept, give another address to the person who invites you. Or leave your present organisation first, from your Profile page, then ask for a login link. If you do nothing, nothing changes.',
    },
  },
};
