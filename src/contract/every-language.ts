import { z } from 'zod';
import { type Language, languages } from '#domain/text/language.ts';

/** What crosses the wire in every language that is spoken here. */
export function inEveryLanguage<Told extends z.ZodType>(told: Told) {
  const shape = Object.fromEntries(languages.map((language) => [language, told]));
  return z.object(shape as Readonly<Record<Language, Told>>);
}
