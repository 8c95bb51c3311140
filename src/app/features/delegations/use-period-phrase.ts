import { useTranslation } from 'react-i18next';
import { toLanguage } from '#app/i18n/language.ts';
import type { Delegation } from './delegation.ts';
import { periodPhrase } from './period-phrase.ts';

export function usePeriodPhrase() {
  const { i18n } = useTranslation();
  return ({ from, to }: Pick<Delegation, 'from' | 'to'>) => periodPhrase(from, to, toLanguage(i18n.language));
}
