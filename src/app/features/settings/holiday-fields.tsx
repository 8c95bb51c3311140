import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Select } from '#ui/select.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { ExceptionList } from './exception-list.tsx';
import { solidarityDayChoices, worksOnFirstOfMay } from './holiday-exceptions.ts';
import { NewException } from './new-exception.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

type HolidayFieldsProps = { form: LeaveSettingsForm; thisYear: number };

/** All public holidays are off, except those that are listed. */
export function HolidayFields({ form, thisYear }: HolidayFieldsProps) {
  const { t, i18n } = useTranslation('settings');
  const language = toLanguage(i18n.language);
  const solidarity = useController({ control: form.control, name: 'solidarityDay' }).field;
  const once = useController({ control: form.control, name: 'workedHolidays' }).field;
  const yearly = useController({ control: form.control, name: 'yearlyWorkedHolidays' }).field;
  const holidayZone = form.watch('holidayZone');
  const solidarityDays = solidarityDayChoices(holidayZone, thisYear);
  const observed = {
    holidayZone,
    goodFridayOff: form.watch('goodFridayOff') ?? true,
    solidarityDay: solidarity.value ?? null,
    workedHolidays: once.value ?? [],
    yearlyWorkedHolidays: yearly.value ?? [],
  };
  return (
    <>
      <Select
        className="max-w-md"
        label={t('names.solidarityDay')}
        hint={t('solidarityHint')}
        value={observed.solidarityDay ?? ''}
        onChange={({ target }) =>
          solidarity.onChange(solidarityDays.find(({ key }) => key === target.value)?.key ?? null)
        }
        options={[
          { value: '', label: t('noSolidarityDay') },
          ...solidarityDays.map(({ key, name }) => ({ value: key, label: name[language] })),
        ]}
        error={form.errorOf('solidarityDay')}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="text-sm font-medium">{t('exceptions.title')}</legend>
        <p className="text-sm text-muted">{t('exceptions.hint')}</p>
        <ExceptionList
          observed={observed}
          thisYear={thisYear}
          onYearly={yearly.onChange}
          onOnce={once.onChange}
        />
        <NewException
          observed={observed}
          thisYear={thisYear}
          onYearly={yearly.onChange}
          onOnce={once.onChange}
        />
      </fieldset>
      {worksOnFirstOfMay(observed) && <Banner tone="warning">{t('firstOfMay')}</Banner>}
    </>
  );
}
