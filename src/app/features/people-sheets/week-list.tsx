import { useTranslation } from 'react-i18next';
import { useDayFormats } from '#app/i18n/use-day-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { DatedWeek } from './person-sheet.ts';
import { weekAt } from './person-sheet.ts';
import { useWeekWords } from './use-week-words.ts';

type WeekListProps = { patterns: readonly DatedWeek[]; today: string };

/** Every working week with its first day; the one of today is marked. */
export function WeekList({ patterns, today }: WeekListProps) {
  const { t } = useTranslation('people-sheets');
  const { longDay } = useDayFormats();
  const words = useWeekWords();
  const current = weekAt(patterns, today);
  if (patterns.length === 0) return <p className="text-muted">{t('week.unknown')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {patterns.map((week, place) => (
        <li key={week.effectiveFrom}>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            {place === 0 ? t('week.first') : t('week.from', { day: longDay(week.effectiveFrom) })}
            {week === current && <Badge tone="sea">{t('week.current')}</Badge>}
            {week.effectiveFrom > today && week !== current && <Badge>{t('week.planned')}</Badge>}
          </p>
          <p>{words(week.days)}</p>
        </li>
      ))}
    </ol>
  );
}
