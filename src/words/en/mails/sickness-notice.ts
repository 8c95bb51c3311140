import type { SicknessNoticeTexts } from '../../fr/mails/sickness-notice.ts';

export const sicknessNotice: SicknessNoticeTexts = {
  subject: 'Your paid leave on your return',
  greeting: (firstName) => `Hello ${firstName},`,
  lead: 'Here is the dated notice that the law asks to be given to you within a month of your return.',
  button: 'Open my notice',
  proof: 'Opening the notice shows your company that you have read it. It stays with your counters.',
};
