import { useWords } from '#web/i18n/use-words.ts';
import type { Delegation } from './delegation.ts';

export function usePeriodPhrase() {
  const { periods } = useWords();
  return ({ from, to }: Pick<Delegation, 'from' | 'to'>) => periods.days(from, to);
}
