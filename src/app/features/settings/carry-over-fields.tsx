import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FigureField } from '#ui/figure-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

const NOTHING = { kind: 'none', days: 0, months: 12 } as const;

/** What becomes of days that are left when their time is over. */
export function CarryOverFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const { field } = useController({ control: form.control, name: 'carryOver' });
  const carryOver = { ...NOTHING, ...field.value };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('names.carryOver')}
        value={carryOver.kind}
        onChange={(kind) => field.onChange({ ...carryOver, kind })}
        options={(['none', 'all', 'up-to'] as const).map((value) => ({
          value,
          label: t(`carryOver.${value}`),
        }))}
        error={form.errorOf('carryOver')}
      />
      {carryOver.kind !== 'none' && (
        <div className="flex flex-wrap gap-x-8 gap-y-4 border-l-2 border-line pl-4">
          {carryOver.kind === 'up-to' && (
            <FigureField
              label={t('carryOver.days')}
              unit={t('carryOver.daysUnit')}
              value={carryOver.days}
              onChange={(days) => field.onChange({ ...carryOver, days: days ?? Number.NaN })}
              error={form.errorOf('carryOver.days')}
            />
          )}
          <FigureField
            label={t('carryOver.months')}
            unit={t('carryOver.monthsUnit')}
            value={carryOver.months}
            onChange={(months) => field.onChange({ ...carryOver, months: months ?? Number.NaN })}
            error={form.errorOf('carryOver.months')}
          />
        </div>
      )}
    </div>
  );
}
