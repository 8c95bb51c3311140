import type { Language } from './language.ts';

const separators: Readonly<Record<Language, { readonly thousands: string; readonly cents: string }>> = {
  // Intl has a narrow no-break space here, which is not in every mail program's fonts.
  fr: { thousands: '\u00a0', cents: ',' },
  en: { thousands: ',', cents: '.' },
};

/** « 20 € », « 10,33 € »; “€20”, “€10.33”. Cents only where there are some. */
export function euroWords(cents: number, language: Language): string {
  const { thousands, cents: point } = separators[language];
  const whole = Math.abs(cents);
  const euros = String(Math.trunc(whole / 100)).replaceAll(/\B(?=(\d{3})+$)/g, thousands);
  const rest = whole % 100;
  const amount = rest === 0 ? euros : `${euros}${point}${String(rest).padStart(2, '0')}`;
  const sign = cents < 0 ? '\u2212' : '';
  return language === 'fr' ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** « 20 €/mois », “€20/month”. */
export function monthlyWords(cents: number, language: Language): string {
  return `${euroWords(cents, language)}/${language === 'fr' ? 'mois' : 'month'}`;
}
