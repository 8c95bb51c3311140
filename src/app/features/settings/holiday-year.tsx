import { useTranslation } from 'react-i18next';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { holidayChoices } from './holiday-choices.ts';

type HolidayYearProps = {
  year: number;
  observed: Parameters<typeof holidayChoices>[0];
  onChange: (workedHolidays: string[]) => void;
};

/** The holidays of one year, each worked or not. */
export function HolidayYear({ year, observed, onChange }: HolidayYearProps) {
  const { t, i18n } = useTranslation('settings');
  const { dayAndMonth } = useDayFormats();
  const language = toLanguage(i18n.language);
  const { workedHolidays } = observed;
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1 font-medium tabular-nums">{t('holidaysOf', { year })}</legend>
      {holidayChoices(observed, year).map(({ date, names, worked, solidarity }) => (
        <label
          key={date}
          className="flex min-h-11 items-center gap-3 rounded-sm py-1 has-disabled:cursor-not-allowed"
        >
          <input
            type="checkbox"
            checked={worked}
            disabled={solidarity}
            onChange={() =>
              onChange(
                worked ? workedHolidays.filter((each) => each !== date) : [...workedHolidays, date].sort(),
              )
            }
            className="size-5 shrink-0 accent-sea-solid"
          />
          <span>
            {names.map((name) => name[language]).join(', ')}
            <span className="block text-sm text-muted">
              {dayAndMonth(date)}
              {solidarity && ` · ${t('asSolidarityDay')}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
