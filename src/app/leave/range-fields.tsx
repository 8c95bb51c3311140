import { useTranslation } from 'react-i18next';
import { DateRangePicker } from '#ui/date-range-picker.tsx';
import { LabelledChoice } from '#ui/labelled-choice.tsx';

export type RangeDraft = {
  startDate: string;
  startHalf: 'am' | 'pm';
  endDate: string;
  endHalf: 'am' | 'pm';
};

type RangeFieldsProps = {
  label: string;
  value: RangeDraft;
  onChange: (value: RangeDraft) => void;
  error?: string;
  /** Whether the two days may be cut at noon. */
  halves?: boolean;
};

const halvesOf = {
  whole: { startHalf: 'am', endHalf: 'pm' },
  am: { startHalf: 'am', endHalf: 'am' },
  pm: { startHalf: 'pm', endHalf: 'pm' },
} as const;

/** From a half-day to a half-day: two dates, then one question about one day, two about a period. */
export function RangeFields({ label, value, onChange, error, halves = true }: RangeFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <DateRangePicker
        label={label}
        earliest="1970-01-01"
        latest="2100-12-31"
        value={{ start: value.startDate || null, end: value.endDate || null }}
        onChange={({ start, end }) =>
          onChange({ ...halvesOf.whole, startDate: start ?? '', endDate: end ?? '' })
        }
        error={error}
      />
      {halves && value.startDate !== '' && value.endDate !== '' && (
        <RangeHalves value={value} onChange={onChange} />
      )}
    </div>
  );
}

function RangeHalves({ value, onChange }: Pick<RangeFieldsProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('leave');
  const { startDate, endDate, startHalf, endHalf } = value;
  if (startDate === endDate) {
    return (
      <LabelledChoice
        label={t('range.oneDay.label')}
        value={startHalf === 'pm' ? 'pm' : endHalf === 'am' ? 'am' : 'whole'}
        onChange={(part) => onChange({ ...value, ...halvesOf[part] })}
        options={(['whole', 'am', 'pm'] as const).map((part) => ({
          value: part,
          label: t(`range.oneDay.${part}`),
        }))}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <LabelledChoice
        label={t('range.firstDay.label')}
        value={startHalf}
        onChange={(half) => onChange({ ...value, startHalf: half })}
        options={(['am', 'pm'] as const).map((half) => ({ value: half, label: t(`range.firstDay.${half}`) }))}
      />
      <LabelledChoice
        label={t('range.lastDay.label')}
        value={endHalf}
        onChange={(half) => onChange({ ...value, endHalf: half })}
        options={(['pm', 'am'] as const).map((half) => ({ value: half, label: t(`range.lastDay.${half}`) }))}
      />
    </div>
  );
}
