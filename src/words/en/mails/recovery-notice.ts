import type { RecoveryNoticeTexts } from '../../fr/mails/recovery-notice.ts';

export const recoveryNotice: RecoveryNoticeTexts = {
  subject: 'Your second factor is about to be reset',
  preview: 'You have lost nothing? You can stop it.',
  title: (firstName) => `Hello ${firstName},`,
  told: (askedBy) =>
    `${askedBy} asked for your second factor to be reset, and another admin has confirmed it.`,
  due: (when) =>
    `It will be done on ${when}: the login link will then be enough again. If you have not lost your phone, stop it:`,
  button: 'Stop the reset',
};
