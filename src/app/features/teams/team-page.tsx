import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PAGES } from '#contract/pages.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TeamFacts } from './team-facts.tsx';
import { TeamMembers } from './team-members.tsx';
import { TeamPresence } from './team-presence.tsx';
import { usePeople } from './use-people.ts';

type TeamPageProps = {
  user: StoredUser;
  id: string;
  /** How many of it must be in, and when nobody goes on leave. */
  coverage: ReactNode;
};

/** « Gérer l'équipe »: one team and the people in it. */
export function TeamPage({ user, id, coverage }: TeamPageProps) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['teams', 'pages', 'ui', 'leave']);
  const navigate = useNavigate();
  const team = useQuery(endpointQuery(teamsEndpoints.read, { params: { id } }));
  const people = usePeople(user);
  const [open, setOpen] = useKept<'edit' | 'delete' | null>('team.open', null);
  const mayManage = can(user, 'team.manage');
  const back = can(user, 'team.list') ? PAGES.teams.path : PAGES.myTeams.path;
  const gone =
    team.error instanceof ApiError && (team.error.code === 'not_found' || team.error.status === 400);
  const close = () => setOpen(null);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={team.data?.name ?? t('pages:teams.name')} />
      <p>
        <Link to={back} className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink">
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('teams:page.back')}
        </Link>
      </p>
      {team.isPending && (
        <LoadingArea label={t('teams:page.loading')}>
          <div className="flex flex-col gap-6">
            <Skeleton className="h-9 w-1/2" />
            <Skeleton className="h-24 rounded-md!" />
            <Skeleton className="h-48 rounded-md!" />
          </div>
        </LoadingArea>
      )}
      {team.isError && gone && (
        <div className={cardClass}>
          <EmptyState
            scene="tide"
            title={t('teams:page.goneTitle')}
            action={<ButtonLink to={back}>{t('teams:page.back')}</ButtonLink>}
          >
            {t('teams:page.gone')}
          </EmptyState>
        </div>
      )}
      {team.isError && !gone && (
        <LoadError
          error={team.error}
          otherwise={t('teams:page.loadFailed')}
          onRetry={() => team.refetch()}
          retrying={team.isRefetching}
        />
      )}
      {team.data && !gone && (
        <>
          <PageHeader
            title={team.data.name}
            lead={team.data.description}
            actions={
              mayManage && (
                <>
                  <Button
                    variant="secondary"
                    icon={<Pencil className="size-4" aria-hidden="true" />}
                    onClick={() => setOpen('edit')}
                  >
                    {t('teams:card.edit')}
                  </Button>
                  <Button
                    variant="dangerQuiet"
                    icon={<Trash2 className="size-4" aria-hidden="true" />}
                    onClick={() => setOpen('delete')}
                  >
                    {t('teams:card.delete')}
                  </Button>
                </>
              )
            }
          />
          <CardBoundary>
            <TeamFacts team={team.data} />
          </CardBoundary>
          <CardBoundary>
            <TeamPresence team={team.data} />
          </CardBoundary>
          <CardBoundary>
            <Suspense fallback={null}>{coverage}</Suspense>
          </CardBoundary>
          <CardBoundary>
            <TeamMembers team={team.data} user={user} onAdd={() => setOpen('edit')} />
          </CardBoundary>
          {open === 'edit' && <TeamDialog team={team.data} people={people} onClose={close} />}
          {open === 'delete' && (
            <DeleteTeamDialog
              team={team.data}
              onClose={close}
              onDeleted={() => navigate(back, { replace: true })}
            />
          )}
        </>
      )}
    </div>
  );
}
