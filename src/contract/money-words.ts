import type { Language } from './language.ts';

/** « 20 € », « 10,33 € »; “€20”, “€10.33”. Cents only where there are some. */
export function euroWords(cents: number, language: Language): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const amount = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', options).format(
    Math.abs(cents) / 100,
  );
  const sign = cents < 0 ? '\u2212' : '';
  // A narrow no-break space between thousands is not in every mail program's fonts.
  const plain = amount.replaceAll('\u202f', '\u00a0');
  return language === 'fr' ? `${sign}${plain}\u00a0€` : `${sign}€${plain}`;
}

/** « 20 €/mois », “€20/month”. */
export function monthlyWords(cents: number, language: Language): string {
  return `${euroWords(cents, language)}/${language === 'fr' ? 'mois' : 'month'}`;
}
