import type { z } from 'zod';
import type { personChangeSchema } from '#contract/change-preview.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import type { Language } from '#domain/text/language.ts';
import type { PlannedChange } from '#server/actions/settings/change-plan.ts';
import { correctionSentence, counterLabel } from '#words/sentences/balances.ts';

/** What a change would do to one person, in the reader's words. */
export function shownChange(
  { onRecord, change }: PlannedChange,
  language: Language,
): z.input<typeof personChangeSchema> {
  const { person, requests } = onRecord;
  return {
    user: { id: person.id, name: person.name },
    balances: change.balances.map(({ counter, before, after }) => ({
      counter,
      label: counterLabel(counter, language, onRecord.basis.types),
      before: hundredths(before),
      after: hundredths(after),
    })),
    bookings: change.bookings.flatMap(({ requestId, beforeHalves, afterHalves }) => {
      const request = requests.find(({ id }) => id === requestId);
      if (!request) return [];
      const { startDate, endDate } = request;
      return [{ requestId, startDate, endDate, before: beforeHalves / 2, after: afterHalves / 2 }];
    }),
    why: change.corrections
      .filter(({ amount }) => amount.n !== 0)
      .map((line) => correctionSentence(line, language)),
  };
}
