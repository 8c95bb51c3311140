import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { matches } from '#app/input/matches.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadingArea, Skeleton, TilesSkeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useKept } from '#web/use-kept.ts';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import type { EditedTeam, Team } from './team.ts';
import { TeamCard } from './team-card.tsx';
import { TeamCountersRow } from './team-counters-row.tsx';
import { TeamDialog } from './team-dialog.tsx';
import { TeamSearch, useSearchedPage } from './team-search.tsx';
import { TeamsFrame } from './teams-frame.tsx';
import { usePeople } from './use-people.ts';

/** As many cards as two screens hold. */
const PER_PAGE = 12;

type TeamsPageProps = { user: StoredUser; which: 'all' | 'mine' };
type Open = { dialog: 'create' } | { dialog: 'edit'; team: EditedTeam } | { dialog: 'delete'; team: Team };

export function TeamsPage({ user, which }: TeamsPageProps) {
  const { t } = useTranslation('teams');
  const teams = useQuery(endpointQuery(which === 'all' ? teamsEndpoints.list : teamsEndpoints.listMine, {}));
  const people = usePeople(user);
  const [open, setOpen] = useKept<Open | null>('teams.open', null);
  const mayManage = can(user, 'team.manage');
  const close = () => setOpen(null);
  const { search, asked, setSearch, setPage } = useSearchedPage();
  const found = (teams.data ?? []).filter(({ name, description, manager, members }) =>
    matches(
      search,
      name,
      description ?? '',
      manager?.name ?? '',
      ...members.map(({ user: each }) => each.name),
    ),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const page = Math.min(asked, pageCount);
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const create = mayManage && (
    <Button
      icon={<Plus className="size-5" aria-hidden="true" />}
      onClick={() => setOpen({ dialog: 'create' })}
    >
      {t('create.open')}
    </Button>
  );
  return (
    <TeamsFrame user={user} page={which === 'all' ? 'teams' : 'myTeams'} actions={create}>
      {teams.isPending && <TeamsLoading />}
      {teams.isError && (
        <LoadError
          error={teams.error}
          otherwise={t('loadFailed')}
          onRetry={() => teams.refetch()}
          retrying={teams.isRefetching}
        />
      )}
      {teams.data && (
        <>
          <TeamCountersRow user={user} teams={teams.data} people={people} />
          {teams.data.length === 0 ? (
            <div className={cardClass}>
              <EmptyState
                scene="tide"
                title={which === 'all' ? t('empty.title') : t('empty.mineTitle')}
                action={which === 'all' ? create : undefined}
              >
                {which === 'all' ? t('empty.text') : t('empty.mineText')}
              </EmptyState>
            </div>
          ) : (
            <>
              {teams.data.length > PER_PAGE && (
                <TeamSearch search={search} found={found.length} onSearch={setSearch} />
              )}
              {found.length === 0 && (
                <EmptyState scene="tide" title={t('search.noneTitle')}>
                  {t('search.none', { search })}
                </EmptyState>
              )}
              <ul className="grid gap-4 sm:grid-cols-2 min-[1440px]:grid-cols-3">
                {shown.map((team) => (
                  <li key={team.id} className="flex">
                    <TeamCard
                      team={team}
                      mayManage={mayManage}
                      onEdit={() => setOpen({ dialog: 'edit', team })}
                      onDelete={() => setOpen({ dialog: 'delete', team })}
                    />
                  </li>
                ))}
              </ul>
              {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPage={setPage} />}
            </>
          )}
        </>
      )}
      {open?.dialog === 'create' && <TeamDialog people={people} onClose={close} />}
      {open?.dialog === 'edit' && <TeamDialog team={open.team} people={people} onClose={close} />}
      {open?.dialog === 'delete' && <DeleteTeamDialog team={open.team} onClose={close} onDeleted={close} />}
    </TeamsFrame>
  );
}

const cards = ['a', 'b', 'c'];

function TeamsLoading() {
  const { t } = useTranslation('teams');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <TilesSkeleton />
        <div className="grid gap-4 sm:grid-cols-2 min-[1440px]:grid-cols-3">
          {cards.map((card) => (
            <div key={card} className={`${cardClass} flex h-64 flex-col gap-3 p-5`}>
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
              <Spinner className="m-auto size-6 text-muted" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
