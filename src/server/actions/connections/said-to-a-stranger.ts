import { type Language, languages } from '#domain/text/language.ts';

/** Who is linked to nobody has told us no language: every one of ours, each in a paragraph of its own. */
export const saidToAStranger = (say: (language: Language) => string): string =>
  languages.map(say).join('\n\n');
