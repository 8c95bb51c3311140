import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';

/** Employees have no entry for teams in the navigation; here is their way to their own. */
export function MyTeamsSummary() {
  const { t } = useTranslation('profile');
  const teams = useQuery(endpointQuery(teamsEndpoints.listMine, {}));
  if (teams.isPending) {
    return (
      <LoadingArea label={t('teams.loading')}>
        <Skeleton className="h-6 w-1/2" />
      </LoadingArea>
    );
  }
  if (teams.isError) {
    return (
      <LoadError
        error={teams.error}
        otherwise={t('teams.loadFailed')}
        onRetry={() => teams.refetch()}
        retrying={teams.isRefetching}
      />
    );
  }
  if (teams.data.length === 0) return <p className="text-muted">{t('teams.none')}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {teams.data.map((team) => (
        <li key={team.id} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            style={{ backgroundColor: team.color }}
            className="size-2.5 shrink-0 rounded-full"
          />
          <Link
            to={pathOf(PAGES.team, { id: team.id })}
            className="font-medium wrap-anywhere text-sea underline underline-offset-4"
          >
            {team.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
