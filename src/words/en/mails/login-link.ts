import type { LoginLinkTexts } from '../../fr/mails/login-link.ts';

export const loginLink: LoginLinkTexts = {
  subject: 'Your Relâche login link',
  preview: (minutes) => `One click is enough. The link works for ${minutes} minutes.`,
  title: (firstName) => `Hello ${firstName},`,
  invitation: 'Here is your login link. There is no password to remember.',
  button: 'Log in',
  validity: (minutes) => `This link works for ${minutes} minutes, and once only.`,
  stranger: 'You did not ask for this? Ignore it: nobody gets in without this link.',
};
