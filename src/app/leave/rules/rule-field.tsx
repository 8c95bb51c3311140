import { useTranslation } from 'react-i18next';
import { HOLIDAY_ZONES } from '#domain/holidays/zones.ts';
import type { RuleName } from '#domain/policies/rule-groups.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FigureField } from '#ui/figure-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { WeekdayChoice } from '#ui/weekday-choice.tsx';
import { useWeekdays } from '#web/i18n/use-weekdays.ts';
import type { WholeRules } from './rules.ts';
import { SeniorityField } from './seniority-field.tsx';

type FieldOf<Name extends RuleName> = {
  value: WholeRules[Name];
  onChange: (value: WholeRules[Name]) => void;
};

/** What the box proposes when it is ticked; an agreement says the real figures. */
const PROPOSED_RTT = {
  daysPerYear: 10,
  acquisition: 'monthly',
  employerDays: 0,
  partTime: 'pro-rata',
} as const;

export function RttField({ value, onChange }: FieldOf<'rtt'>) {
  const { t } = useTranslation('rule-groups');
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('fields.rttKept')}
        checked={value !== null}
        onChange={(kept) => onChange(kept ? PROPOSED_RTT : null)}
      />
      {value && (
        <>
          <FigureField
            label={t('fields.days')}
            unit={t('fields.perYear')}
            value={value.daysPerYear}
            onChange={(days) => onChange({ ...value, daysPerYear: days ?? Number.NaN })}
          />
          <RadioGroup
            label={t('fields.acquisition')}
            value={value.acquisition}
            onChange={(acquisition) => onChange({ ...value, acquisition })}
            options={(['monthly', 'on-1-january'] as const).map((each) => ({
              value: each,
              label: t(`fields.${each}`),
            }))}
          />
          <FigureField
            label={t('fields.employerDays')}
            unit={t('fields.perYear')}
            value={value.employerDays}
            onChange={(days) => onChange({ ...value, employerDays: days ?? Number.NaN })}
          />
          <RadioGroup
            label={t('fields.partTime')}
            value={value.partTime}
            onChange={(partTime) => onChange({ ...value, partTime })}
            options={(['pro-rata', 'full'] as const).map((each) => ({
              value: each,
              label: t(`fields.${each}`),
            }))}
          />
        </>
      )}
    </div>
  );
}

export function ForfaitField({ value, onChange }: FieldOf<'forfaitJours'>) {
  const { t } = useTranslation('rule-groups');
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('fields.forfaitKept')}
        hint={t('fields.forfaitHint')}
        checked={value !== null}
        onChange={(kept) => onChange(kept ? { days: 218 } : null)}
      />
      {value && (
        <FigureField
          label={t('fields.forfaitDays')}
          unit={t('fields.daysUnit')}
          value={value.days}
          onChange={(days) => onChange({ days: days ?? Number.NaN })}
        />
      )}
    </div>
  );
}

type RuleFieldProps = {
  name: RuleName;
  rules: WholeRules;
  onChange: (rules: Partial<WholeRules>) => void;
};

/** The control of one rule. */
export function RuleField({ name, rules, onChange }: RuleFieldProps) {
  const { t } = useTranslation('rule-groups');
  const weekdays = useWeekdays();
  const label = t(`names.${name}`);
  switch (name) {
    case 'daysPerYear':
      return (
        <FigureField
          label={label}
          optional
          hint={t('fields.fiveWeeks')}
          unit={t('fields.perYear')}
          value={rules.daysPerYear}
          onChange={(daysPerYear) => onChange({ daysPerYear })}
        />
      );
    case 'countingMode':
      return (
        <RadioGroup
          label={label}
          value={rules.countingMode}
          onChange={(countingMode) => onChange({ countingMode })}
          options={(['ouvres', 'ouvrables'] as const).map((value) => ({
            value,
            label: t(`fields.${value}`),
          }))}
        />
      );
    case 'openDays':
      return (
        <WeekdayChoice
          weekdays={weekdays}
          label={label}
          value={rules.openDays}
          onChange={(openDays) => onChange({ openDays })}
        />
      );
    case 'holidayZone':
      return (
        <Select
          label={label}
          value={rules.holidayZone}
          onChange={({ target }) =>
            onChange({ holidayZone: HOLIDAY_ZONES.find((zone) => zone === target.value) ?? 'metropole' })
          }
          options={HOLIDAY_ZONES.map((value) => ({ value, label: t(`zones.${value}`) }))}
        />
      );
    case 'goodFridayOff':
      return (
        <RadioGroup
          label={label}
          value={rules.goodFridayOff ? 'off' : 'worked'}
          onChange={(value) => onChange({ goodFridayOff: value === 'off' })}
          options={(['off', 'worked'] as const).map((value) => ({ value, label: t(`fields.${value}`) }))}
        />
      );
    case 'rtt':
      return <RttField value={rules.rtt} onChange={(rtt) => onChange({ rtt })} />;
    case 'forfaitJours':
      return (
        <ForfaitField value={rules.forfaitJours} onChange={(forfaitJours) => onChange({ forfaitJours })} />
      );
    case 'seniority':
      return <SeniorityField value={rules.seniority} onChange={(seniority) => onChange({ seniority })} />;
    case 'youngParentDays':
      return (
        <RadioGroup
          label={label}
          value={rules.youngParentDays ? 'granted' : 'notGranted'}
          onChange={(value) => onChange({ youngParentDays: value === 'granted' })}
          options={(['granted', 'notGranted'] as const).map((value) => ({
            value,
            label: t(`fields.${value}`),
          }))}
        />
      );
  }
}
