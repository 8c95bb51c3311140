import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamsEndpoints } from '#contract/teams.ts';
import { Pagination } from '#ui/pagination.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { type Hierarchy, hierarchyPage, TEAMS_PER_PAGE } from './hierarchy-pages.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';
import { TeamSearch, useSearchedPage } from './team-search.tsx';
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
      {hierarchy.data && <SearchedTree hierarchy={hierarchy.data} />}
    </TeamsFrame>
  );
}

function SearchedTree({ hierarchy }: { hierarchy: Hierarchy }) {
  const { search, asked, setSearch, setPage } = useSearchedPage();
  const { tree, page, pageCount, found } = hierarchyPage(hierarchy, search, asked);
  const isLong = search !== '' || found > TEAMS_PER_PAGE;
  return (
    <>
      {isLong && <TeamSearch search={search} found={found} onSearch={setSearch} />}
      <HierarchyTree hierarchy={tree} />
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPage={setPage} />}
    </>
  );
}
