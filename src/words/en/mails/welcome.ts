import type { WelcomeTexts } from '../../fr/mails/welcome.ts';

export const welcome: WelcomeTexts = {
  subject: (organization) => `${organization} is ready on Relâche: confirm your address`,
  preview: 'One click confirms your address and logs you in.',
  title: (firstName) => `Welcome ${firstName},`,
  ready: (organization) => `The space of ${organization} is there, and you are its administrator.`,
  confirm:
    'Confirm your address by opening this link. Until then, you can prepare everything: invitations wait.',
  button: 'Confirm and open Relâche',
  validity: (days) => `This link works for ${days} days, and once only.`,
  stranger:
    'You have not created anything? Someone mistyped an address: ignore this message, nothing will leave in your name.',
};
