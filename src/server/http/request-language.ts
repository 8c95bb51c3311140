import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, languageCookie, languageFromHeader } from '#contract/language.ts';
import type { Language } from '#domain/text/language.ts';

/** Of an API call: what it asks for, French otherwise. */
export function languageOfCall(headers: IncomingHttpHeaders): Language {
  return languageFromHeader(headers['accept-language']);
}

/** Of a page: the visitor's own choice first, kept in a cookie, then what their browser asks for. */
export function languageOfPage(headers: IncomingHttpHeaders, asked: unknown): Language {
  if (isLanguage(asked)) return asked;
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : languageFromHeader(headers['accept-language']);
}
