import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import type { LeaveSettingsForm } from './use-leave-settings-form.ts';

/** Where the texts are silent or clash: each doubt with one sentence, its rule, and a choice. */
export function ReadingFields({ form }: { form: LeaveSettingsForm }) {
  const { t } = useTranslation('settings');
  const credit = useController({ control: form.control, name: 'creditHolidayOnClosedDay' }).field;
  const lone = useController({ control: form.control, name: 'loneHalfDay' }).field;
  const halfWorked = useController({ control: form.control, name: 'halfWorkedDay' }).field;
  return (
    <Card title={t('sections.readings')}>
      <div className="flex flex-col gap-6">
        <p className="text-muted">{t('readingsLead')}</p>
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
      </div>
    </Card>
  );
}

type ReadingProps = { rule: 'C5' | 'C13' | 'C14'; doubt: string; children: ReactNode };

function Reading({ rule, doubt, children }: ReadingProps) {
  return (
    <div className="flex flex-col gap-2">
      {children}
      <p className="text-sm text-muted">
        {doubt} <RuleReference rule={rule} />
      </p>
    </div>
  );
}
