import type { z } from 'zod';
import type { changePreviewSchema, personChangeSchema } from '#contract/change-preview.ts';

export type ChangePreview = z.output<typeof changePreviewSchema>;
export type ShownPersonChange = z.output<typeof personChangeSchema>;

export type ChangeSummary = {
  touched: number;
  gaining: number;
  losing: number;
  /** Leave that is already booked and would cost another number of days. */
  recounted: number;
};

/** Sums of two decimals drift by less than this. */
const NOTHING = 0.005;

function gainOf({ balances }: ShownPersonChange): number {
  return balances.reduce((sum, { before, after }) => sum + after - before, 0);
}

/** Somebody whose counters change places may gain in one and lose in another: what counts is the sum. */
export function summaryOf({ people }: ChangePreview): ChangeSummary {
  const gains = people.map(gainOf);
  return {
    touched: people.length,
    gaining: gains.filter((gain) => gain > NOTHING).length,
    losing: gains.filter((gain) => gain < -NOTHING).length,
    recounted: people.reduce((sum, { bookings }) => sum + bookings.length, 0),
  };
}

/** Those who lose come first: they are why one looks. */
export function losersFirst(people: readonly ShownPersonChange[]): ShownPersonChange[] {
  return people
    .map((person) => ({ person, gain: gainOf(person) }))
    .sort((a, b) => a.gain - b.gain)
    .map(({ person }) => person);
}
