import type { z } from 'zod';
import type { coverageSchema } from '#contract/coverage.ts';
import type { blackoutSchema } from '#contract/coverage-views.ts';

export type Coverage = z.output<typeof coverageSchema>;
export type Blackout = z.output<typeof blackoutSchema>;

/** How many of everyone, or of a team, must be in. */
export type MinimumOf = {
  name: string;
  minimum: number | null;
  /** How many there are. */
  people: number;
  /** Absent for the whole organisation. */
  team?: { id: string; color: string };
};

/** Those that are over at the end, the latest of them first. */
export function inTime(blackouts: readonly Blackout[], today: string) {
  return {
    coming: blackouts.filter(({ to }) => to >= today),
    past: blackouts.filter(({ to }) => to < today).reverse(),
  };
}
