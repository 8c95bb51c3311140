import type { KeyNoticeTexts } from '../../fr/mails/key-notice.ts';

export const keyNotice: KeyNoticeTexts = {
  subject: (name, isNew) => (isNew ? `An API key was made: ${name}` : `An API key has a new secret: ${name}`),
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (name, isNew) =>
    isNew
      ? `The API key “${name}” has just been made from your session.`
      : `The API key “${name}” has just been given a new secret from your session. The old one is good for seven days more.`,
  reach: {
    personal: 'The program that holds it acts in your name, within the rights that you chose.',
    organization:
      'The program that holds it acts for your organisation, within the rights that were chosen, and you answer for it.',
  },
  advice: 'If this was not you, revoke the key, then end your other sessions.',
  button: 'See my keys',
  why: 'You get this security message because the key is in your name.',
};
