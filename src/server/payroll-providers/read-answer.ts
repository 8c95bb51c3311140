import { z } from 'zod';
import { shownDaySchema } from '#contract/days.ts';
import { ProviderFailure } from './provider-answers.ts';

/** What was promised, or nothing that we could work with. */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('unexpected');
  return read.data;
}

/** With a time of day or without: only the day is read. */
export const answeredDaySchema = z
  .string()
  .transform((text) => text.slice(0, 10))
  .pipe(shownDaySchema);
