import type { Language } from '#contract/language.ts';

const locales: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** « du 4 au 15 mai 2026 », « le 1er mai 2026 »; “from 4 to 15 May 2026”, “on 1 May 2026”. */
export function periodPhrase(from: string, to: string, language: Language): string {
  const months = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  const monthOf = (date: string) => months.format(new Date(`${date}T12:00:00Z`));
  const dayOf = (date: string) => {
    const day = Number(date.slice(8));
    return language === 'fr' && day === 1 ? '1er' : String(day);
  };
  const upToMonth = (date: string) => `${dayOf(date)}\u00a0${monthOf(date)}`;
  const whole = (date: string) => `${upToMonth(date)} ${date.slice(0, 4)}`;

  if (from === to) return language === 'fr' ? `le ${whole(to)}` : `on ${whole(to)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? dayOf(from) : sameYear ? upToMonth(from) : whole(from);
  return language === 'fr' ? `du ${start} au ${whole(to)}` : `from ${start} to ${whole(to)}`;
}
