import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RuleLink } from './rule-link.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** Where the texts are silent or clash: each doubt with one sentence, its rule, and a choice. */
export function ReadingFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const credit = useController({ control: form.control, name: 'creditHolidayOnClosedDay' }).field;
  const lone = useController({ control: form.control, name: 'loneHalfDay' }).field;
  const halfWorked = useController({ control: form.control, name: 'halfWorkedDay' }).field;
  const birth = useController({ control: form.control, name: 'supplementaryBirthLeaveAccrues' }).field;
  return (
    <>
      <Reading rule="C5" doubt={t('readings.C5.doubt')}>
        <RadioGroup
          label={t('names.creditHolidayOnClosedDay')}
          value={(credit.value ?? true) ? 'credit' : 'nothing'}
          onChange={(value) => credit.onChange(value === 'credit')}
          options={[
            { value: 'credit', label: t('readings.C5.credit') },
            { value: 'nothing', label: t('readings.C5.nothing') },
          ]}
        />
      </Reading>
      <Reading rule="C13" doubt={t('readings.C13.doubt')}>
        <RadioGroup
          label={t('names.loneHalfDay')}
          value={lone.value ?? 'costs-half'}
          onChange={lone.onChange}
          options={(['costs-half', 'reaches-return'] as const).map((value) => ({
            value,
            label: t(`readings.C13.${value}`),
          }))}
        />
      </Reading>
      <Reading rule="C14" doubt={t('readings.C14.doubt')}>
        <RadioGroup
          label={t('names.halfWorkedDay')}
          value={halfWorked.value ?? 'whole'}
          onChange={halfWorked.onChange}
          options={(['whole', 'half'] as const).map((value) => ({
            value,
            label: t(`readings.C14.${value}`),
          }))}
        />
      </Reading>
      <Reading rule="W3" doubt={t('readings.W3.doubt')}>
        <RadioGroup
          label={t('names.supplementaryBirthLeaveAccrues')}
          value={(birth.value ?? true) ? 'work' : 'nothing'}
          onChange={(value) => birth.onChange(value === 'work')}
          options={(['work', 'nothing'] as const).map((value) => ({
            value,
            label: t(`readings.W3.${value}`),
          }))}
        />
      </Reading>
    </>
  );
}

type ReadingProps = { rule: 'C5' | 'C13' | 'C14' | 'W3'; doubt: string; children: ReactNode };

function Reading({ rule, doubt, children }: ReadingProps) {
  return (
    <div className="flex flex-col gap-2">
      {children}
      <p className="text-sm text-muted">
        {doubt} <RuleLink rule={rule} />
      </p>
    </div>
  );
}
