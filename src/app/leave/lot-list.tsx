import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { counterBalanceSchema } from '#contract/balances.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

type Lots = z.output<typeof counterBalanceSchema>['lots'];

/** « N-1 : 5 jours, à prendre avant le 31 mai 2027 »: what is left of each year's days. */
export function LotList({ lots }: { lots: Lots }) {
  const { t } = useTranslation('balances');
  const { shortDay } = useDayFormats();
  const words = useLeaveWords();
  const left = lots.filter(({ remaining }) => remaining !== 0);
  if (left.length === 0) return null;
  return (
    <ul className="text-sm text-muted">
      {left.map(({ label, remaining, expiresOn }) => (
        <li key={`${label} ${expiresOn}`}>
          {expiresOn
            ? t('lotUntil', { label, days: words.days(remaining), day: shortDay(expiresOn) })
            : t('lot', { label, days: words.days(remaining) })}
        </li>
      ))}
    </ul>
  );
}
