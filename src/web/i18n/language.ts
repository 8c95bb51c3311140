export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'fr';

/** The server reads this cookie to choose which prerendered HTML to send. */
export const LANGUAGE_COOKIE = 'lang';
export const LANGUAGE_COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** Each language is named in itself: a reader looks for their own. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const satisfies Record<Language, string>;

export function toLanguage(value: string | null | undefined): Language {
  const primary = value?.toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary) ?? DEFAULT_LANGUAGE;
}
