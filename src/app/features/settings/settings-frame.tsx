import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#app/document/page-title.tsx';
import { PAGES } from '#app/navigation/pages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LinkTabs } from '#ui/tabs.tsx';

const tabs = ['settings', 'leaveTypes', 'coverage', 'reminders'] as const;

type SettingsFrameProps = { page: (typeof tabs)[number]; children: ReactNode };

/** The heading and tabs that the pages about settings share. */
export function SettingsFrame({ page, children }: SettingsFrameProps) {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t(`common:pages.${page}`)} />
      <PageHeader title={t('common:pages.settings')} lead={t(`settings:lead.${page}`)} />
      <LinkTabs
        label={t('settings:tabs.label')}
        tabs={tabs.map((name) => ({
          to: PAGES[name].path,
          label: t(`settings:tabs.${name}`),
        }))}
      />
      {/* Tabs stay while the texts of the one that was chosen come. */}
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
