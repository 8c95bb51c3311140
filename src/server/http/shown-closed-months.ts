import type { z } from 'zod';
import type { closedMonthsSchema } from '#contract/closed-months.ts';
import type { TouchedMonths } from '#domain/payroll/closed-months.ts';
import type { Language } from '#domain/text/language.ts';
import { closedMonthsSentence } from '#words/sentences/pay-months.ts';

export function shownClosedMonths(
  touched: readonly TouchedMonths[],
  language: Language,
): z.input<typeof closedMonthsSchema> {
  return touched.map((each) => ({
    months: each.months.map((month) => month.slice(0, 7)),
    carriedTo: each.carriedTo?.slice(0, 7) ?? null,
    paidIn: each.paidIn?.slice(0, 7) ?? null,
    sentence: closedMonthsSentence(each, language),
  }));
}
