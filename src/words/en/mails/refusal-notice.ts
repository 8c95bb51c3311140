import type { RefusalNoticeTexts } from '../../fr/mails/refusal-notice.ts';

export const refusalNotice: RefusalNoticeTexts = {
  subject: (name) => `The address of ${name} refuses e-mails`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: (name, email) =>
    `You invited ${name}, but the e-mail to ${email} was refused: the mail server does not know this address.`,
  advice:
    'If it has a typing mistake, remove this person and invite them at the right address. If it is right, send the invitation again once the mailbox is open.',
  button: 'Open the users',
  why: 'You get this message because you invited this person.',
};
