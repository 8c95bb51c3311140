import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';
import { WeekdayChoice } from '#ui/weekday-choice.tsx';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

export function CountingFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const weekdays = useWeekdays();
  const mode = useController({ control: form.control, name: 'countingMode' }).field;
  const openDays = useController({ control: form.control, name: 'openDays' }).field;
  return (
    <>
      <RadioGroup
        label={t('names.countingMode')}
        value={mode.value}
        onChange={mode.onChange}
        options={(['ouvres', 'ouvrables'] as const).map((value) => ({
          value,
          label: t(`countingMode.${value}.label`),
          hint: t(`countingMode.${value}.hint`),
        }))}
        error={form.errorOf('countingMode')}
      />
      <WeekdayChoice
        weekdays={weekdays}
        label={t('names.openDays')}
        hint={t('openDaysHint')}
        value={openDays.value}
        onChange={openDays.onChange}
        error={form.errorOf('openDays')}
      />
    </>
  );
}
