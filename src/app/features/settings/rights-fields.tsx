import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import { AgreedFields } from './agreed-fields.tsx';
import { CarryOverFields } from './carry-over-fields.tsx';
import { RttFields } from './rtt-fields.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';
import { useMonthNames } from './use-month-names.ts';

/** How much is earned, until when it can be taken, and what happens beyond it. */
export function RightsFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const months = useMonthNames();
  const daysPerYear = useController({ control: form.control, name: 'daysPerYear' }).field;
  const refuse = useController({ control: form.control, name: 'refuseBeyondBalance' }).field;
  const fractionnement = useController({ control: form.control, name: 'fractionnement' }).field;
  return (
    <Card title={t('sections.rights')}>
      <div className="flex flex-col gap-6">
        <Select
          {...form.register('referencePeriodStart')}
          className="max-w-md"
          label={t('names.referencePeriodStart')}
          hint={
            <>
              {t('referencePeriodHint')} <RuleReference rule="A6" />
            </>
          }
          options={months.map((month, place) => ({
            value: `${String(place + 1).padStart(2, '0')}-01`,
            label: t('firstOf', { month }),
          }))}
          error={form.errorOf('referencePeriodStart')}
        />
        <FigureField
          label={t('names.daysPerYear')}
          optional
          hint={
            <>
              {t(`daysPerYearHint.${form.watch('countingMode')}`)} <RuleReference rule="A5" />
            </>
          }
          unit={t(`units.${form.watch('countingMode')}`)}
          value={daysPerYear.value ?? null}
          onChange={daysPerYear.onChange}
          ref={daysPerYear.ref}
          error={form.errorOf('daysPerYear')}
        />
        <div className="flex flex-col gap-1.5">
          <RadioGroup
            label={t('names.refuseBeyondBalance')}
            value={refuse.value ? 'refuse' : 'warn'}
            onChange={(value) => refuse.onChange(value === 'refuse')}
            options={[
              { value: 'warn', label: t('beyondBalance.warn') },
              { value: 'refuse', label: t('beyondBalance.refuse') },
            ]}
          />
          <p className="text-sm text-muted">
            <RuleReference rule="B6" />
          </p>
        </div>
        <CarryOverFields form={form} />
        <Checkbox
          label={t('fractionnement.label')}
          hint={t('fractionnement.hint')}
          checked={fractionnement.value ?? true}
          onChange={fractionnement.onChange}
        />
        <RttFields form={form} />
        <AgreedFields form={form} />
      </div>
    </Card>
  );
}
