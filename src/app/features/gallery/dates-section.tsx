import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '#ui/date-picker.tsx';
import { DateRangePicker, type DayRange } from '#ui/date-range-picker.tsx';
import type { IsoDay } from '#ui/typed-date.ts';
import { GallerySection } from './gallery-section.tsx';

export function DatesSection() {
  const { t } = useTranslation('dev-ui');
  const [day, setDay] = useState<IsoDay | null>('2026-05-04');
  const [range, setRange] = useState<DayRange>({ start: '2026-08-03', end: '2026-08-14' });
  return (
    <GallerySection title={t('sections.dates')}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <DatePicker label={t('dates.day')} hint={t('dates.dayHint')} value={day} onChange={setDay} />
        <DateRangePicker label={t('dates.range')} value={range} onChange={setRange} />
        <DatePicker label={t('dates.day')} error={t('dates.error')} value={null} onChange={setDay} />
        <DatePicker label={t('dates.day')} value={day} onChange={setDay} disabled />
      </div>
    </GallerySection>
  );
}
