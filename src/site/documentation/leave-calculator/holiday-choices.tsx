import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { HolidayInReach } from './count-situation.ts';

type HolidayChoicesProps = {
  holidays: readonly HolidayInReach[];
  workedHolidays: readonly PlainDate[];
  onChange: (workedHolidays: PlainDate[]) => void;
};

export function HolidayChoices({ holidays, workedHolidays, onChange }: HolidayChoicesProps) {
  const { t, i18n } = useTranslation('leave-calculator');
  const { longDay } = useDayFormats();
  const language = toLanguage(i18n.language);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1.5 text-sm font-medium">{t('holidays.label')}</legend>
      {holidays.length === 0 && <p className="text-sm text-muted">{t('holidays.none')}</p>}
      {holidays.map(({ date, names, worked }) => (
        <label key={date} className="flex min-h-11 items-center gap-3 rounded-sm py-1">
          <input
            type="checkbox"
            checked={worked}
            onChange={() =>
              onChange(
                worked ? workedHolidays.filter((each) => each !== date) : [...workedHolidays, date].sort(),
              )
            }
            className="size-5 shrink-0 accent-sea-solid"
          />
          <span>
            {t('holidays.worked', { name: names.map((name) => name[language]).join(', ') })}
            <span className="block text-sm text-muted">{longDay(date)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
