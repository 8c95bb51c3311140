import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RangeFields } from '#app/leave/range-fields.tsx';
import type { ClosingForm } from './closing.ts';

export function PeriodFields({ form }: { form: ClosingForm }) {
  const { t } = useTranslation('closings');
  const { control, errorOf } = form;
  const startDate = useController({ control, name: 'startDate' }).field;
  const startHalf = useController({ control, name: 'startHalf' }).field;
  const endDate = useController({ control, name: 'endDate' }).field;
  const endHalf = useController({ control, name: 'endHalf' }).field;
  return (
    <RangeFields
      label={t('form.period')}
      value={{
        startDate: startDate.value,
        startHalf: startHalf.value ?? 'am',
        endDate: endDate.value,
        endHalf: endHalf.value ?? 'pm',
      }}
      onChange={(next) => {
        startDate.onChange(next.startDate);
        startHalf.onChange(next.startHalf);
        endDate.onChange(next.endDate);
        endHalf.onChange(next.endHalf);
      }}
      error={errorOf('startDate') ?? errorOf('endDate') ?? errorOf('endHalf')}
    />
  );
}
