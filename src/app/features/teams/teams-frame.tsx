import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { LinkTabs } from '#ui/tabs.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';

type TeamsFrameProps = {
  user: StoredUser;
  page: 'teams' | 'myTeams' | 'hierarchy';
  actions?: ReactNode;
  children: ReactNode;
};

/** The heading and tabs that the three pages about teams share. */
export function TeamsFrame({ user, page, actions, children }: TeamsFrameProps) {
  const { t } = useTranslation(['teams', 'pages']);
  const seesAll = can(user, 'team.list');
  const tabs = [
    ...(seesAll ? [{ to: PAGES.teams.path, label: t('teams:tabs.all') }] : []),
    { to: PAGES.myTeams.path, label: t('teams:tabs.mine') },
    ...(seesAll ? [{ to: PAGES.hierarchy.path, label: t('teams:tabs.hierarchy') }] : []),
  ];
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t(`pages:${page}.name`)} />
      <PageHeader title={t('pages:teams.name')} lead={t(`teams:lead.${page}`)} actions={actions} />
      {tabs.length > 1 && <LinkTabs label={t('teams:tabs.label')} tabs={tabs} />}
      {children}
    </div>
  );
}
