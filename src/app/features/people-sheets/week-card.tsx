import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { EditableCard } from './editable-card.tsx';
import { type DatedWeek, type PersonSheet, weekAt, weeksOf } from './person-sheet.ts';
import { useWeekWords } from './use-week-words.ts';

type WeekCardProps = { sheet: PersonSheet; today: string; onEdit: () => void };

export function WeekCard({ sheet, today, onEdit }: WeekCardProps) {
  const { t } = useTranslation('people-sheets');
  return (
    <EditableCard
      title={t('week.card')}
      mayEdit={sheet.may.editEmployment}
      edit={{ Icon: CalendarClock, label: t('week.edit') }}
      onEdit={onEdit}
    >
      <WeekList patterns={sheet.patterns} today={today} />
    </EditableCard>
  );
}

type WeekListProps = { patterns: readonly DatedWeek[]; today: string };

/** Every working week with its first day; the one of today is marked. */
function WeekList({ patterns, today }: WeekListProps) {
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
          <p>{words(weeksOf(week))}</p>
        </li>
      ))}
    </ol>
  );
}
