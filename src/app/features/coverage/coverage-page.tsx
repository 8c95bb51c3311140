import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { coverageEndpoints } from '#contract/coverage.ts';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { BlackoutsCard } from './blackouts-card.tsx';
import { MinimumRow } from './minimum-row.tsx';

/** How many must be in and when nobody goes on leave: of everyone, and team by team. */
export function CoveragePage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['coverage', 'ui', 'leave']);
  const coverage = useQuery(endpointQuery(coverageEndpoints.read, {}));
  const { data } = coverage;
  return (
    <>
      {coverage.isPending && (
        <LoadingArea label={t('coverage:loading')}>
          <div className="flex flex-col gap-6">
            {['minimum', 'blackouts'].map((part) => (
              <div key={part} className={`${cardClass} flex flex-col gap-4 p-5`}>
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-12 w-full" />
                <Skeleton className="h-12 w-full" />
              </div>
            ))}
          </div>
        </LoadingArea>
      )}
      {coverage.isError && (
        <LoadError
          error={coverage.error}
          otherwise={t('coverage:loadFailed')}
          onRetry={() => coverage.refetch()}
          retrying={coverage.isRefetching}
        />
      )}
      {data && (
        <>
          <Card title={t('coverage:minimum.title')}>
            <p className="text-muted">{t('coverage:minimum.lead')}</p>
            <ul className="mt-4 divide-y divide-line">
              <MinimumRow
                user={user}
                name={t('coverage:everyone')}
                minimum={data.minimum}
                people={data.people}
              />
              {data.teams.map((team) => (
                <MinimumRow
                  key={team.id}
                  user={user}
                  name={team.name}
                  minimum={team.minimum}
                  people={team.people}
                  team={team}
                />
              ))}
            </ul>
          </Card>
          <CardBoundary>
            <BlackoutsCard user={user} blackouts={data.blackouts} teams={data.teams} />
          </CardBoundary>
        </>
      )}
    </>
  );
}
