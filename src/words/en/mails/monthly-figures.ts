import type { MonthlyFiguresTexts } from '../../fr/mails/monthly-figures.ts';

export const monthlyFigures: MonthlyFiguresTexts = {
  subject: (month) => `Figures of ${month}`,
  intro: (month, scope) => `Absences, leave and answers of ${month}. ${scope}`,
  line: (label, value) => `${label}: ${value}`,
  before: (value) => `${value} in the month before`,
  open: 'Open the figures',
  note: 'The page gives the same as a PDF, and what makes each figure. Nothing is about fewer than five people.',
};
