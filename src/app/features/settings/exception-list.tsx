import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { HOLIDAY_NAMES, type HolidayKey } from '#domain/holidays/public-holidays.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { type HolidayException, holidayExceptions } from './holiday-exceptions.ts';

export type ExceptionsProps = {
  observed: Parameters<typeof holidayExceptions>[0];
  thisYear: number;
  onYearly: (keys: HolidayKey[]) => void;
  onOnce: (dates: string[]) => void;
};

/** What is worked so far, each with a way back to a day off. */
export function ExceptionList({ observed, thisYear, onYearly, onOnce }: ExceptionsProps) {
  const { t, i18n } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const language = toLanguage(i18n.language);
  const exceptions = holidayExceptions(observed, thisYear);
  if (exceptions.length === 0) return <p>{t('exceptions.none')}</p>;
  const whenOf = (exception: HolidayException): string => {
    if (exception.kind === 'once') return t('exceptions.onlyIn', { day: longDay(exception.date) });
    return t(exception.kind === 'yearly' ? 'exceptions.everyYear' : 'exceptions.solidarity');
  };
  const remove = (exception: HolidayException) => {
    if (exception.kind === 'once') onOnce(observed.workedHolidays.filter((date) => date !== exception.date));
    else onYearly(observed.yearlyWorkedHolidays.filter((key) => !exception.keys.includes(key)));
  };
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {exceptions.map((exception) => {
        const holiday = exception.keys.map((key) => HOLIDAY_NAMES[key][language]).join(', ');
        const when = whenOf(exception);
        return (
          <li key={`${holiday} ${when}`} className="flex min-h-13 items-center gap-3 py-1 pr-1 pl-3">
            <p className="min-w-0 flex-1">
              {holiday}
              <span className="block text-sm text-muted">{when}</span>
            </p>
            {exception.kind !== 'solidarity' && (
              <IconButton
                label={t('exceptions.remove', { holiday, when })}
                icon={<Minus className="size-5" aria-hidden="true" />}
                onClick={() => remove(exception)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
