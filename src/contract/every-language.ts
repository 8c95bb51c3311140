import { z } from 'zod';
import { eachLanguage } from '#domain/text/language.ts';

/** What crosses the wire in every language that is spoken here. */
export function inEveryLanguage<Told extends z.ZodType>(told: Told) {
  return z.object(eachLanguage(() => told));
}
