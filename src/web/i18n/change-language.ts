import type { i18n } from 'i18next';
import { languageCookie } from '#contract/language.ts';
import type { Language } from '#domain/text/language.ts';
import { LANGUAGE_COOKIE_MAX_AGE_SECONDS } from './language.ts';

/** Remembers the choice for the server's next answer. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from Firefox and from Safari before 18.4
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}

/** Remembers it, then changes the texts of the open page. */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  rememberLanguage(language);
  await instance.changeLanguage(language);
}
