import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LinkTabs } from '#ui/tabs.tsx';
import { PageTitle } from '#web/page-title.tsx';

const tabs = ['settings', 'ruleGroups', 'leaveTypes', 'coverage', 'reminders'] as const;

/** The heading and tabs that the pages about settings share. */
export function SettingsFrame() {
  const { t } = useTranslation(['settings', 'common']);
  const { pathname } = useLocation();
  const page = tabs.find((name) => PAGES[name].path === pathname) ?? 'settings';
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
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </div>
  );
}
