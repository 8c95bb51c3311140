import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamsEndpoints } from '#contract/teams.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';
import { TeamsFrame } from './teams-frame.tsx';

export function HierarchyPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation('teams');
  const hierarchy = useQuery(endpointQuery(teamsEndpoints.hierarchy, {}));
  return (
    <TeamsFrame user={user} page="hierarchy">
      {hierarchy.isPending && (
        <LoadingArea label={t('hierarchy.loading')}>
          <div className="flex flex-col items-center gap-8">
            <Skeleton className="h-14 w-64 rounded-md!" />
            <div className="grid w-full gap-4 sm:grid-cols-3">
              <Skeleton className="h-40 rounded-md!" />
              <Skeleton className="h-40 rounded-md!" />
              <Skeleton className="h-40 rounded-md!" />
            </div>
          </div>
        </LoadingArea>
      )}
      {hierarchy.isError && (
        <LoadError
          error={hierarchy.error}
          otherwise={t('hierarchy.loadFailed')}
          onRetry={() => hierarchy.refetch()}
          retrying={hierarchy.isRefetching}
        />
      )}
      {hierarchy.data && <HierarchyTree hierarchy={hierarchy.data} />}
    </TeamsFrame>
  );
}
