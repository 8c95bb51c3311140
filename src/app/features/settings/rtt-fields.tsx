import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ForfaitField } from '#app/leave/rules/rule-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** What the box proposes when it is ticked; an agreement says the real figure. */
const PROPOSED = { daysPerYear: 10, acquisition: 'monthly', employerDays: 0, partTime: 'pro-rata' } as const;

/** Rest days of the year: a number of them, or what a contract in days leaves. */
export function RttFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const { field } = useController({ control: form.control, name: 'rtt' });
  const forfait = useController({ control: form.control, name: 'forfaitJours' }).field;
  const rtt = field.value ?? null;
  return (
    <>
      <Checkbox
        label={t('rtt.label')}
        hint={t('rtt.hint')}
        checked={rtt !== null}
        onChange={(kept) => field.onChange(kept ? PROPOSED : null)}
        error={form.errorOf('rtt')}
      />
      {rtt && (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-4">
          <FigureField
            label={t('rtt.days')}
            unit={t('rtt.daysUnit')}
            value={rtt.daysPerYear}
            onChange={(days) => field.onChange({ ...rtt, daysPerYear: days ?? Number.NaN })}
            error={form.errorOf('rtt.daysPerYear')}
          />
          <RadioGroup
            label={t('rtt.acquisition')}
            value={rtt.acquisition}
            onChange={(acquisition) => field.onChange({ ...rtt, acquisition })}
            options={[
              { value: 'monthly', label: t('rtt.monthly') },
              { value: 'on-1-january', label: t('rtt.on-1-january') },
            ]}
          />
          <FigureField
            label={t('rtt.employerDays')}
            hint={t('rtt.employerDaysHint')}
            unit={t('rtt.daysUnit')}
            value={rtt.employerDays}
            onChange={(days) => field.onChange({ ...rtt, employerDays: days ?? Number.NaN })}
            error={form.errorOf('rtt.employerDays')}
          />
          <RadioGroup
            label={t('rtt.partTime')}
            value={rtt.partTime}
            onChange={(partTime) => field.onChange({ ...rtt, partTime })}
            options={[
              { value: 'pro-rata', label: t('rtt.pro-rata') },
              { value: 'full', label: t('rtt.full') },
            ]}
          />
        </div>
      )}
      <ForfaitField value={forfait.value} onChange={forfait.onChange} />
    </>
  );
}
