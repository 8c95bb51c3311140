import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { WeekdayChoice } from '#ui/weekday-choice.tsx';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

export function CountingFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const weekdays = useWeekdays();
  const mode = useController({ control: form.control, name: 'countingMode' }).field;
  const openDays = useController({ control: form.control, name: 'openDays' }).field;
  return (
    <Card title={t('sections.counting')}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-1.5">
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
          <p className="text-sm text-muted">
            <RuleReference rule="C8" /> · <RuleReference rule="C2" />
          </p>
        </div>
        <WeekdayChoice
          weekdays={weekdays}
          label={t('names.openDays')}
          hint={t('openDaysHint')}
          value={openDays.value}
          onChange={openDays.onChange}
          error={form.errorOf('openDays')}
        />
      </div>
    </Card>
  );
}
