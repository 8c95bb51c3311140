import { decimalText } from '#domain/amounts/fraction.ts';
import type { LedgerEntry } from '#domain/balances/ledger-entry.ts';
import type { Language } from './language.ts';
import { dateWords, monthWords } from './leave-words.ts';

type Kind = LedgerEntry['cause']['kind'];

const names: Record<Language, Record<Kind, string>> = {
  fr: {
    opening: 'solde repris',
    accrued: 'acquisition',
    'rounded-up': 'arrondi de fin de période',
    fractionnement: 'jours de fractionnement',
    'dependent-children': 'jours pour enfants à charge',
    seniority: 'jours d’ancienneté',
    taken: 'congé décompté',
    recredited: 'jours rendus après maladie',
    'holiday-credit': 'jour férié sur un jour de fermeture',
    adjusted: 'ajustement',
    carried: 'report',
    extended: 'report après absence',
    converted: 'changement d’unité',
  },
  en: {
    opening: 'balance brought in',
    accrued: 'days earned',
    'rounded-up': 'rounding at the end of the period',
    fractionnement: 'fractionnement days',
    'dependent-children': 'days for dependent children',
    seniority: 'seniority days',
    taken: 'leave counted',
    recredited: 'days given back after sickness',
    'holiday-credit': 'public holiday on a closed day',
    adjusted: 'adjustment',
    carried: 'carry-over',
    extended: 'carry-over after absence',
    converted: 'change of unit',
  },
};

/** `acquisition de mars 2026`, `days earned, March 2026`. */
export function correctedWords(cause: LedgerEntry['cause'], language: Language): string {
  const name = names[language][cause.kind];
  if (cause.kind !== 'accrued') return name;
  const month = monthWords(cause.month, language);
  return language === 'fr' ? `${name} de ${month}` : `${name}, ${month}`;
}

/** « 31 mars 2026, acquisition : +0,17 » */
export function correctionSentence({ date, cause, amount }: LedgerEntry, language: Language): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const sign = amount.n > 0 ? '+' : '−';
  const size = decimalText({ n: Math.abs(amount.n), d: amount.d }, language);
  return `${dateWords(date, language)}, ${names[language][cause.kind]}${colon} ${sign}${size}`;
}
