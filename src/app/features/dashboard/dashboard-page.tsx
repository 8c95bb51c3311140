import { useQuery } from '@tanstack/react-query';
import { Building2, CirclePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton, TilesSkeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { OpenedSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';
import { BalancesCard } from './balances-card.tsx';
import { DashboardError } from './dashboard-error.tsx';
import { ManagerView } from './manager-view.tsx';
import { MyCounters } from './my-counters.tsx';
import { MyRequests } from './my-requests.tsx';
import { NextDeparture } from './next-departure.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

type DashboardPageProps = {
  session: OpenedSession;
  /** What another feature has to say to those who decide on leave. */
  due?: ReactNode;
};

export function DashboardPage({ session, due }: DashboardPageProps) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['dashboard', 'common', 'ui', 'leave', 'deciding', 'balances']);
  const { user, organization } = session;
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  const requests = useQuery(endpointQuery(leaveRequestsEndpoints.listMine, { query: {} }));
  const failed = [summary, requests].find(({ isError }) => isError);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('common:pages.dashboard')} />
      <PageHeader
        title={t('common:pages.dashboard')}
        lead={t('dashboard:welcome', { name: user.name })}
        badge={
          <Badge tone="sea" icon={<Building2 className="size-3.5 shrink-0" aria-hidden="true" />}>
            {organization.name}
          </Badge>
        }
        actions={
          <ButtonLink to={PAGES.newRequest.path} icon={<CirclePlus className="size-5" aria-hidden="true" />}>
            {t('dashboard:newRequest')}
          </ButtonLink>
        }
      />
      <CardBoundary>
        <UnconfirmedNotice />
      </CardBoundary>
      {failed && <DashboardError query={failed} />}
      {!failed && (summary.isPending || requests.isPending) && <DashboardLoading />}
      {summary.data?.organization && (
        <CardBoundary>
          <ManagerView user={user} summary={summary.data.organization} />
        </CardBoundary>
      )}
      {summary.data?.organization && <CardBoundary>{due}</CardBoundary>}
      {summary.data && (
        <>
          <CardBoundary>
            <MyCounters summary={summary.data.mine} />
          </CardBoundary>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <CardBoundary>
              <NextDeparture summary={summary.data.mine} />
            </CardBoundary>
            <CardBoundary>
              <BalancesCard />
            </CardBoundary>
          </div>
        </>
      )}
      {summary.data && requests.data && (
        <CardBoundary>
          <MyRequests requests={requests.data} />
        </CardBoundary>
      )}
    </div>
  );
}

function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <TilesSkeleton />
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-48 rounded-md!" />
          <Skeleton className="h-48 rounded-md!" />
        </div>
        <Skeleton className="h-72 rounded-md!" />
      </div>
    </LoadingArea>
  );
}
