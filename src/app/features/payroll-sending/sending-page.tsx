import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { PageProps } from '#app/frame/session/with-session.tsx';
import { PAGES } from '#contract/pages.ts';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { MatchesCard } from './matches-card.tsx';
import { SendMonthCard } from './send-month-card.tsx';
import { SendingHistory } from './sending-history.tsx';
import { SendingResult } from './sending-result.tsx';

/** The payroll program, what a closed month would change there, and what became of each line. */
export function SendingPage({ user }: PageProps) {
  const { t } = useTranslation(['payroll-sending', 'pages']);
  const [search] = useSearchParams();
  const found = useQuery(endpointQuery(payrollSendingEndpoints.connection, {}));
  const shown = search.get('sending');
  const connection = found.data?.connection ?? null;
  const ready = connection !== null && connection.dossier !== null;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:paySending.name')} />
      <Link to={PAGES.payroll.path} className="self-start link">
        {t('payroll-sending:back')}
      </Link>
      <PageHeader title={t('pages:paySending.name')} lead={t('payroll-sending:lead')} />
      {found.isPending && (
        <LoadingArea label={t('payroll-sending:loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('payroll-sending:loadFailed')}
          onRetry={() => found.refetch()}
          retrying={found.isRefetching}
        />
      )}
      {found.data?.apart && (
        <Banner tone="info" title={t('payroll-sending:apart')}>
          {t('payroll-sending:apartHint')}
        </Banner>
      )}
      {found.data && (
        <CardBoundary>
          <ConnectionCard {...found.data} mayConnect={can(user, 'payroll.connect')} />
        </CardBoundary>
      )}
      {connection?.provider === 'payfit' && can(user, 'payroll.connect') && (
        <CardBoundary>
          <MatchesCard />
        </CardBoundary>
      )}
      {ready && !found.data?.apart && (
        <CardBoundary>
          <SendMonthCard
            connection={connection}
            maySend={can(user, 'payroll.send')}
            mayMend={can(user, 'payroll.set-codes')}
          />
        </CardBoundary>
      )}
      {shown !== null && (
        <CardBoundary key={shown}>
          <SendingResult id={shown} />
        </CardBoundary>
      )}
      <CardBoundary>
        <SendingHistory shown={shown} />
      </CardBoundary>
    </div>
  );
}
