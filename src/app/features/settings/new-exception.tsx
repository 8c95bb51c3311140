import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { ExceptionsProps } from './exception-list.tsx';
import { holidaysToAdd } from './holiday-exceptions.ts';

const EVERY_YEAR = '';

/** One more holiday that is worked: which, and whether every year or once. */
export function NewException({ observed, thisYear, onYearly, onOnce }: ExceptionsProps) {
  const { t, i18n } = useTranslation('settings');
  const { longDay } = useDayFormats();
  const language = toLanguage(i18n.language);
  const [chosen, setChosen] = useState('');
  const [when, setWhen] = useState(EVERY_YEAR);
  const choices = holidaysToAdd(observed, thisYear);
  const choice = choices.find(({ key }) => key === chosen);
  const add = () => {
    if (!choice) return;
    if (when === EVERY_YEAR) onYearly([...observed.yearlyWorkedHolidays, choice.key]);
    else onOnce([...observed.workedHolidays, when].sort());
    setChosen('');
    setWhen(EVERY_YEAR);
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        className="min-w-40 flex-1"
        label={t('exceptions.holiday')}
        value={choice ? chosen : ''}
        onChange={({ target }) => {
          setChosen(target.value);
          setWhen(EVERY_YEAR);
        }}
        options={[
          { value: '', label: t('exceptions.choose') },
          ...choices.map(({ key }) => ({ value: key, label: HOLIDAY_NAMES[key][language] })),
        ]}
      />
      <Select
        className="min-w-40 flex-1"
        label={t('exceptions.when')}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        disabled={!choice}
        options={[
          { value: EVERY_YEAR, label: t('exceptions.everyYear') },
          ...(choice?.days ?? []).map((day) => ({
            value: day,
            label: t('exceptions.onlyIn', { day: longDay(day) }),
          })),
        ]}
      />
      <Button
        variant="secondary"
        icon={<Plus className="size-5" aria-hidden="true" />}
        disabled={!choice}
        onClick={add}
      >
        {t('exceptions.add')}
      </Button>
    </div>
  );
}
