import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DatePicker } from '#ui/date-picker.tsx';
import { DateRangePicker, type DayRange } from '#ui/date-range-picker.tsx';
import { Logo } from '#ui/logo.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { IsoDay } from '#ui/typed-date.ts';
import { LanguageSwitch } from '#web/language-switch.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ThemeSwitch } from '#web/theme-switch.tsx';
import { ActionsSection } from './actions-section.tsx';
import { DataSection } from './data-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';

/** Every part of the design system in its states, for those who build screens from it. */
export function GalleryPage() {
  const { t } = useTranslation(['dev-ui', 'common']);
  return (
    <ToastProvider>
      <PageTitle title={t('dev-ui:title')} />
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
          <Logo name={t('common:productName')} />
          <div className="flex items-center gap-2">
            <ThemeSwitch />
            <LanguageSwitch short />
          </div>
        </div>
      </header>
      <main className="mx-auto max-w-5xl px-4 pb-16 sm:px-6">
        <h1 className="py-8 text-3xl font-semibold">{t('dev-ui:title')}</h1>
        <IdentitySection />
        <ActionsSection />
        <FieldsSection />
        <DatesSection />
        <DataSection />
        <FeedbackSection />
        <OverlaysSection />
      </main>
    </ToastProvider>
  );
}

function DatesSection() {
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
