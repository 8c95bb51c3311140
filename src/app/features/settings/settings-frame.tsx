import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LinkTabs } from '#ui/tabs.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';

const everyTab = ['settings', 'ruleGroups', 'leaveTypes', 'coverage', 'closings', 'reminders'] as const;

/** The heading and tabs that the pages about settings share. */
export function SettingsFrame() {
  const { t } = useTranslation(['settings', 'common']);
  const { pathname } = useLocation();
  const session = useStoredSession();
  const tabs = everyTab.filter(
    (name) => name !== 'closings' || (session !== null && can(session.user, 'closing.manage')),
  );
  const page =
    tabs.find((name) => PAGES[name].path === pathname) ??
    tabs.find((name) => name !== 'settings' && pathname.startsWith(PAGES[name].path)) ??
    'settings';
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t(`common:pages.${page}`)} />
      <PageHeader title={t('common:pages.settings')} lead={t(`settings:lead.${page}`)} />
      <LinkTabs
        label={t('settings:tabs.label')}
        tabs={tabs.map((name) => ({
          to: PAGES[name].path,
          label: t(`settings:tabs.${name}`),
          within: name === 'closings',
        }))}
      />
      {/* Tabs stay while the texts of the one that was chosen come. */}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </div>
  );
}
