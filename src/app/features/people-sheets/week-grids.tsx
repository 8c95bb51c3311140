import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { HalfDayGrid } from '#ui/half-day-grid.tsx';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { MOST_WEEKS, weekLetter } from './person-sheet.ts';

type WeekGridsProps = {
  /** Fourteen digits for each week, in the order in which they alternate. */
  weeks: readonly string[];
  onChange: (weeks: string[]) => void;
  /** What stands in the way, at the last grid. */
  error: string | undefined;
};

/** The half-days of a week, or of several that alternate, each under its letter. */
export function WeekGrids({ weeks, onChange, error }: WeekGridsProps) {
  const { t } = useTranslation('people-sheets');
  const weekdays = useWeekdays();
  const { periods } = useWords();
  const isAlone = weeks.length === 1;
  const replace = (place: number, digits: string) =>
    onChange(weeks.map((week, at) => (at === place ? digits : week)));
  return (
    <div className="flex flex-col gap-5">
      {weeks.map((digits, place) => (
        // Weeks are told by their place in the cycle, which is their letter.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className="flex flex-col gap-2">
          <HalfDayGrid
            weekdays={weekdays}
            nameHalf={periods.halfOf}
            label={isAlone ? t('week.grid') : t('week.gridOf', { letter: weekLetter(place) })}
            hint={place === 0 ? t(isAlone ? 'week.gridHint' : 'week.cycleHint') : undefined}
            value={digits}
            onChange={(next) => replace(place, next)}
            error={place === weeks.length - 1 ? error : undefined}
          />
          {!isAlone && (
            <div>
              <Button
                size="sm"
                variant="quiet"
                icon={<X className="size-4" aria-hidden="true" />}
                onClick={() => onChange(weeks.filter((_, at) => at !== place))}
              >
                {t('week.remove', { letter: weekLetter(place) })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {weeks.length < MOST_WEEKS && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => onChange([...weeks, weeks[0] ?? ''])}
          >
            {t('week.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
