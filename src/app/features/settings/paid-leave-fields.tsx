import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FigureField } from '#ui/figure-field.tsx';
import { Select } from '#ui/select.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** How much is earned, and over which twelve months. */
export function PaidLeaveFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const { monthNames, dateInYear } = useWords().days;
  const daysPerYear = useController({ control: form.control, name: 'daysPerYear' }).field;
  return (
    <>
      <Select
        {...form.register('referencePeriodStart')}
        className="max-w-md"
        label={t('names.referencePeriodStart')}
        hint={t('referencePeriodHint')}
        options={monthNames.map((_, place) => {
          const value = `${String(place + 1).padStart(2, '0')}-01`;
          return { value, label: dateInYear(`2001-${value}`) };
        })}
        error={form.errorOf('referencePeriodStart')}
      />
      <FigureField
        label={t('names.daysPerYear')}
        optional
        hint={t(`daysPerYearHint.${form.watch('countingMode')}`)}
        unit={t(`units.${form.watch('countingMode')}`)}
        value={daysPerYear.value ?? null}
        onChange={daysPerYear.onChange}
        ref={daysPerYear.ref}
        error={form.errorOf('daysPerYear')}
      />
    </>
  );
}
