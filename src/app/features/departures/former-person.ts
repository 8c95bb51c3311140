import type { z } from 'zod';
import type { formerPersonSchema } from '#contract/departures.ts';

export type FormerPerson = z.output<typeof formerPersonSchema>;
