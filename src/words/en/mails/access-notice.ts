import type { AccessNoticeTexts } from '../../fr/mails/access-notice.ts';

export const accessNotice: AccessNoticeTexts = {
  subject: {
    login: 'Login to Relâche from a new browser',
    passkey: 'A passkey was added to your account',
  },
  greeting: (firstName) => `Hello ${firstName},`,
  lead: {
    login: 'Your account was just opened in a browser that you have not used in the last three months.',
    passkey: 'A passkey was just added to your account. It opens it without any e-mail.',
  },
  device: 'Device',
  when: 'When',
  address: 'IP address',
  unknownAddress: 'unknown',
  way: 'How',
  ways: {
    mail: 'link sent by e-mail',
    'mail+code': 'link sent by e-mail, and a code',
    passkey: 'passkey',
    company: 'company login',
  },
  calm: 'If it was you, there is nothing to do.',
  advice: {
    login:
      'If it was not you, end this session, remove the passkeys that you do not know, then change the password of your mailbox.',
    passkey:
      'If it was not you, remove this passkey, end all sessions, then change the password of your mailbox.',
  },
  button: 'See my sessions',
  why: 'You get this security message because the account is yours. It cannot be turned off.',
};
