import { defaultLanguage, type Language, languages } from '#domain/text/language.ts';

export const LANGUAGE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function toLanguage(value: string | null | undefined): Language {
  const primary = value?.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary) ?? defaultLanguage;
}
