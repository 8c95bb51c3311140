import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { SETTINGS_SECTIONS } from '#app/navigation/settings-sections.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { SectionsNavigation } from './sections-navigation.tsx';

const pages = ['leaveTypes', 'ruleGroups', 'coverage', 'closings', 'reminders'] as const;

/** The heading that the pages about settings share, and the list of all sections beside them. */
export function SettingsFrame() {
  const { t } = useTranslation(['settings', 'settings-sections', 'pages']);
  const { pathname } = useLocation();
  const session = useStoredSession();
  const sections = SETTINGS_SECTIONS.filter(({ needs }) => session !== null && can(session.user, needs));
  const page = pages.find((name) => pathname.startsWith(PAGES[name].path)) ?? 'settings';
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t(`pages:${page}.name`)} />
      <PageHeader title={t('pages:settings.name')} lead={t(`settings:lead.${page}`)} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <SectionsNavigation sections={sections} page={page} />
        {/* The list stays while the texts of what was chosen come. */}
        <div className="flex min-w-0 flex-col gap-6">
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
