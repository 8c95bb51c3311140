import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { cityOf, timeZoneGroups } from './time-zones.ts';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** Where the company is, which decides on its public holidays and on when a day begins. */
export function PlaceFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const goodFriday = useController({ control: form.control, name: 'goodFridayOff' }).field;
  const zones = timeZoneGroups(form.watch('timeZone'));
  return (
    <>
      <Select
        {...form.register('holidayZone')}
        label={t('names.holidayZone')}
        hint={t('holidayZoneHint')}
        options={HOLIDAY_ZONES.map((value) => ({ value, label: t(`holidayZones.${value}`) }))}
        error={form.errorOf('holidayZone')}
      />
      {form.watch('holidayZone') === 'alsace-moselle' && (
        <Checkbox
          label={t('goodFriday.label')}
          hint={t('goodFriday.hint')}
          checked={goodFriday.value ?? true}
          onChange={goodFriday.onChange}
        />
      )}
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
    </>
  );
}
