import { defaultLanguage, type Language, languages } from '#domain/text/language.ts';

/** The cookie that remembers a visitor's choice before and after login. */
export const languageCookie = 'lang';

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

/** The first supported language of an Accept-Language header, by its weights; French when none fits. */
export function languageFromHeader(header: string | undefined): Language {
  if (!header) return defaultLanguage;
  const wanted = header
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter((one) => one.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  for (const { language } of wanted) if (isLanguage(language)) return language;
  return defaultLanguage;
}
