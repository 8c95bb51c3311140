import type { RemarkNoticeTexts } from '../../fr/mails/remark-notice.ts';
import { spoken as english } from '../spoken.ts';

const { monthAndYear } = english.days;

export const remarkNotice: RemarkNoticeTexts = {
  subject: ({ kind, organization, month }) =>
    kind === 'question'
      ? `${organization}: a question about payroll of ${monthAndYear(month)}`
      : `${organization}: an answer about payroll of ${monthAndYear(month)}`,
  greeting: (firstName) => `Hello ${firstName},`,
  lead: ({ kind, author, organization, month }) =>
    kind === 'question'
      ? `${author} asks about payroll of ${monthAndYear(month)} (${organization}).`
      : `${author} has answered a question about payroll of ${monthAndYear(month)} (${organization}).`,
  discretion: 'This message says no more: payroll may be about health.',
  button: { question: 'See the question', answer: 'Read the answer' },
  why: 'You receive this message because you follow the payroll of this company.',
};
