import { useTranslation } from 'react-i18next';
import { LabelledChoice } from '#ui/labelled-choice.tsx';
import type { RequestFields } from './request-fields.ts';

type HalfDayChoiceProps = { fields: RequestFields; change: (fields: RequestFields) => void };

const halvesOf = {
  whole: { startHalf: 'am', endHalf: 'pm' },
  am: { startHalf: 'am', endHalf: 'am' },
  pm: { startHalf: 'pm', endHalf: 'pm' },
} as const;

/** One question about one day; two about a period, at its two ends. */
export function HalfDayChoice({ fields, change }: HalfDayChoiceProps) {
  const { t } = useTranslation('leave-requests');
  const { start, end, startHalf, endHalf } = fields;
  if (start === null || end === null) return null;
  if (start === end) {
    const value = startHalf === 'pm' ? 'pm' : endHalf === 'am' ? 'am' : 'whole';
    return (
      <LabelledChoice
        label={t('form.oneDay.label')}
        value={value}
        onChange={(part) => change({ ...fields, ...halvesOf[part] })}
        options={(['whole', 'am', 'pm'] as const).map((part) => ({
          value: part,
          label: t(`form.oneDay.${part}`),
        }))}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <LabelledChoice
        label={t('form.firstDay.label')}
        value={startHalf}
        onChange={(half) => change({ ...fields, startHalf: half })}
        options={(['am', 'pm'] as const).map((half) => ({ value: half, label: t(`form.firstDay.${half}`) }))}
      />
      <LabelledChoice
        label={t('form.lastDay.label')}
        value={endHalf}
        onChange={(half) => change({ ...fields, endHalf: half })}
        options={(['pm', 'am'] as const).map((half) => ({ value: half, label: t(`form.lastDay.${half}`) }))}
      />
    </div>
  );
}
