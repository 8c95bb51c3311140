import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import CirclePlus from 'lucide-react/icons/circle-plus';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
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
import { WhoIsAway } from './who-is-away.tsx';

type DashboardPageProps = {
  session: OpenedSession;
  /** What another feature has to say to those who decide on leave. */
  due?: ReactNode;
  /** What a new company does in its first hour. */
  firstSteps?: ReactNode;
  /** A shorter way in, for who does not have it yet. */
  passkeys?: ReactNode;
};

export function DashboardPage({ session, due, firstSteps, passkeys }: DashboardPageProps) {
  // All that the page will say is fetched before it shows: what suspends later would blank it for a moment.
  const { t } = useTranslation(['dashboard', 'pages', 'ui', 'leave', 'deciding', 'balances']);
  const { user, organization } = session;
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  const requests = useQuery(endpointQuery(leaveRequestsEndpoints.listMine, { query: {} }));
  const team = summary.data?.organization;
  const failed = [summary, requests].find(({ isError }) => isError);
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('pages:dashboard.name')} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="text-sm font-medium text-muted">{t('pages:dashboard.name')}</h1>
            <Badge tone="sea" icon={<Building2 className="size-3.5 shrink-0" aria-hidden="true" />}>
              {organization.name}
            </Badge>
          </div>
          <p className="text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">
            {t('dashboard:welcome', { name: firstNameOf(user.name) })}
          </p>
        </div>
        <ButtonLink
          className="max-sm:w-full"
          variant={can(user, 'leave-request.decide') ? 'secondary' : 'primary'}
          to={PAGES.newRequest.path}
          icon={<CirclePlus className="size-5" aria-hidden="true" />}
        >
          {t('dashboard:newRequest')}
        </ButtonLink>
      </header>
      <CardBoundary>
        <UnconfirmedNotice />
      </CardBoundary>
      {failed && <DashboardError query={failed} />}
      {!failed && (summary.isPending || requests.isPending) && <DashboardLoading />}
      {team && (
        <CardBoundary>
          <ManagerView user={user} summary={team} due={due} firstSteps={firstSteps} />
        </CardBoundary>
      )}
      {summary.data && (
        <section aria-labelledby="my-leave" className="flex flex-col gap-4">
          <h2 id="my-leave" className={team ? 'text-lg font-semibold' : 'sr-only'}>
            {t('dashboard:counters.title')}
          </h2>
          <div
            className={
              team
                ? 'grid items-start gap-4 lg:grid-cols-2'
                : 'grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
            }
          >
            <div className={team ? 'contents' : 'flex min-w-0 flex-col gap-4'}>
              <CardBoundary>
                <BalancesCard />
              </CardBoundary>
              <CardBoundary>
                <NextDeparture summary={summary.data.mine} />
              </CardBoundary>
            </div>
            {!team && (
              <CardBoundary>
                <WhoIsAway />
              </CardBoundary>
            )}
          </div>
          {requests.data && (
            <CardBoundary>
              <MyRequests requests={requests.data} />
            </CardBoundary>
          )}
          {summary.data.mine.total > 0 && (
            <CardBoundary>
              <MyCounters summary={summary.data.mine} />
            </CardBoundary>
          )}
          <CardBoundary>{passkeys}</CardBoundary>
        </section>
      )}
    </div>
  );
}

/** As mails greet: by the first word of a name. */
function firstNameOf(name: string): string {
  return name.split(' ')[0] ?? name;
}

function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <CardLoading />
          <CardLoading />
        </div>
        <CardLoading />
      </div>
    </LoadingArea>
  );
}

function CardLoading() {
  return (
    <div className={classNames(cardClass, 'flex h-80 flex-col gap-4 p-5')}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-12 w-56 max-w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  );
}
