import type { z } from 'zod';
import type { recreditSchema } from '#contract/leave-request-views.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { Recredit } from '#domain/leave-requests/recredit.ts';
import { heldStatusOf } from '#domain/leave-requests/request-states.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import type { Language } from '#domain/text/language.ts';
import { counterLabel } from '#words/sentences/balances.ts';
import { recreditSentence } from '#words/sentences/leave-warnings.ts';

/** What sickness gives back, each day with its rule and its sentence. */
export function shownRecredit(
  recredit: Recredit | null,
  types: LeaveTypes,
  language: Language,
): z.input<typeof recreditSchema> | null {
  if (recredit === null) return null;
  const { leaves, days, before, after } = recredit;
  return {
    days: hundredths(days),
    leaves: leaves.map(({ request, lines }) => ({
      id: request.id,
      type: request.type,
      status: heldStatusOf(request.state),
      startDate: request.startDate,
      startHalf: request.startHalf,
      endDate: request.endDate,
      endHalf: request.endHalf,
      days: lines.map((line) => ({
        date: line.date,
        days: hundredths(line.days),
        rule: 'S5',
        sentence: recreditSentence(line.days, language),
      })),
    })),
    balance: {
      counter: 'paid-leave',
      label: counterLabel('paid-leave', language, types),
      before: hundredths(before),
      after: hundredths(after),
    },
  };
}
