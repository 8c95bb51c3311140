import { useTranslation } from 'react-i18next';
import { Logo } from '#ui/logo.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { LanguageSwitch } from '#web/language-switch.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ThemeSwitch } from '#web/theme-switch.tsx';
import { ActionsSection } from './actions-section.tsx';
import { DataSection } from './data-section.tsx';
import { DatesSection } from './dates-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';

/** Every part of the design system in its states, for those who build screens from it. */
export function GalleryPage() {
  const { t } = useTranslation(['dev-ui', 'common']);
  return (
    <TooltipProvider>
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
    </TooltipProvider>
  );
}
