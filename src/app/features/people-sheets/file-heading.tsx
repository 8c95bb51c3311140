import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { yearPath } from '#app/navigation/calendar-paths.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { PersonSheet } from './person-sheet.ts';

type FileHeadingProps = { reader: StoredUser; sheet: PersonSheet };

/** Who the file is about, where they belong, and what one mostly comes for. */
export function FileHeading({ reader, sheet: { user, teams } }: FileHeadingProps) {
  const { t } = useTranslation('people-sheets');
  const mayRecord = reader.id !== user.id && can(reader, 'leave-request.record', user);
  return (
    <div className="flex items-start gap-4 max-sm:flex-col">
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0 flex-1 max-sm:w-full">
        <PageHeader
          title={user.name}
          badge={<RoleBadge roleName={user.role} />}
          lead={
            <>
              <p className="wrap-anywhere">{user.email}</p>
              <p className="flex flex-wrap gap-x-2 gap-y-1">
                <span>{t('teams', { count: teams.length })}</span>
                {teams.length === 0 && t('noTeam')}
                {teams.map(({ id, name }) => (
                  <Link key={id} to={pathOf(PAGES.team, { id })} className="link">
                    {name}
                  </Link>
                ))}
              </p>
            </>
          }
          actions={
            <>
              <ButtonLink
                variant="secondary"
                to={yearPath(user.id)}
                icon={<CalendarDays className="size-5" aria-hidden="true" />}
              >
                {t('year')}
              </ButtonLink>
              {mayRecord && (
                <ButtonLink
                  to={`${PAGES.newRequest.path}?for=${user.id}`}
                  icon={<CalendarPlus className="size-5" aria-hidden="true" />}
                >
                  {t('record')}
                </ButtonLink>
              )}
            </>
          }
        />
      </div>
    </div>
  );
}
