import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { toLanguage } from '#web/i18n/language.ts';
import { solidarityDayChoices } from './holiday-choices.ts';
import { HolidayYear } from './holiday-year.tsx';
import { cityOf, timeZoneGroups } from './time-zones.ts';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** L3133-4: the one holiday that the law itself takes off. */
function isFirstOfMay(date: string): boolean {
  return date.endsWith('-05-01');
}

type HolidayFieldsProps = { form: LeaveSettingsForm; thisYear: number };

/** Where the company is, and on which public holidays it works. */
export function HolidayFields({ form, thisYear }: HolidayFieldsProps) {
  const { t, i18n } = useTranslation('settings');
  const language = toLanguage(i18n.language);
  const solidarity = useController({ control: form.control, name: 'solidarityDay' }).field;
  const goodFriday = useController({ control: form.control, name: 'goodFridayOff' }).field;
  const worked = useController({ control: form.control, name: 'workedHolidays' }).field;
  const zone = form.watch('holidayZone');
  const solidarityDays = solidarityDayChoices(zone, thisYear);
  const zones = timeZoneGroups(form.watch('timeZone'));
  const observed = {
    holidayZone: zone,
    solidarityDay: solidarity.value ?? null,
    goodFridayOff: goodFriday.value ?? true,
    workedHolidays: worked.value ?? [],
  };
  return (
    <Card title={t('sections.holidays')}>
      <div className="flex flex-col gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <Select
            {...form.register('holidayZone')}
            label={t('names.holidayZone')}
            hint={t('holidayZoneHint')}
            options={HOLIDAY_ZONES.map((value) => ({ value, label: t(`holidayZones.${value}`) }))}
            error={form.errorOf('holidayZone')}
          />
          <Select
            {...form.register('timeZone')}
            label={t('names.timeZone')}
            hint={t('timeZoneHint')}
            options={[
              {
                label: t('frenchZones'),
                options: zones.french.map((value) => ({ value, label: cityOf(value) })),
              },
              {
                label: t('otherZones'),
                options: zones.others.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
              },
            ]}
            error={form.errorOf('timeZone')}
          />
        </div>
        {zone === 'alsace-moselle' && (
          <Checkbox
            label={t('goodFriday.label')}
            hint={t('goodFriday.hint')}
            checked={observed.goodFridayOff}
            onChange={goodFriday.onChange}
          />
        )}
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
            ...solidarityDays.map(({ key, name }) => ({
              value: key,
              label: name[language],
            })),
          ]}
          error={form.errorOf('solidarityDay')}
        />
        <div>
          <p className="text-sm font-medium">{t('names.workedHolidays')}</p>
          <p className="text-sm text-muted">{t('workedHolidaysHint')}</p>
        </div>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {[thisYear, thisYear + 1].map((year) => (
            <HolidayYear key={year} year={year} observed={observed} onChange={worked.onChange} />
          ))}
        </div>
        {observed.workedHolidays.some(isFirstOfMay) && <Banner tone="warning">{t('firstOfMay')}</Banner>}
      </div>
    </Card>
  );
}
