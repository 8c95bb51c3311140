import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { AttachmentsCard } from '#app/leave/attachments/attachments-card.tsx';
import { BalanceLine } from '#app/leave/balance-line.tsx';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { CommentsCard } from '#app/leave/comments/comments-card.tsx';
import { ConflictsList } from '#app/leave/conflicts-list.tsx';
import { CoverageNotices } from '#app/leave/coverage-notices.tsx';
import { DeciderWarnings } from '#app/leave/decider-warnings.tsx';
import { RecreditDetails } from '#app/leave/recredit-details.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { isPrivileged } from '#domain/access/can.ts';
import { holdsHalfDays } from '#domain/leave-requests/request-states.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { ProofDays } from '#web/leave/proof-days.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { RequestLoad, type RequestPageData } from '../request-load.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { SicknessDoor } from './sickness-door.tsx';

/** One request, with all that is known about it and all that one may do with it. */
export function RequestPage({ user, id }: { user: StoredUser; id: string }) {
  const { t } = useTranslation('leave-requests');
  const page = useQuery(endpointQuery(leaveRequestsEndpoints.read, { params: { id } }));
  return (
    <>
      <PageTitle title={t('page.title')} />
      <RequestLoad query={page}>{(data) => <LoadedRequest user={user} data={data} />}</RequestLoad>
    </>
  );
}

function LoadedRequest({ user, data }: { user: StoredUser; data: RequestPageData }) {
  const { t } = useTranslation(['leave-requests', 'leave', 'pages']);
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const { request } = data;
  const own = request.employeeId === user.id;
  const back = !own && isPrivileged(user) ? 'approvals' : 'dashboard';
  const holdsDays = holdsHalfDays(request.status);
  const type = types.name(request.type);
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <Link
        to={PAGES[back].path}
        className="-mb-2 inline-flex items-center gap-1.5 self-start text-sm text-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t(`pages:${back}.name`)}
      </Link>
      <PageHeader
        title={own ? type : t('leave-requests:page.titleOf', { name: request.employeeName, type })}
        badge={<RequestStatusBadge request={request} />}
        lead={<p className="first-letter:uppercase">{words.period(request)}</p>}
      />
      <RequestActions data={data} />
      <SicknessDoor request={request} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {data.actions.length > 0 && <ClosedMonthsNotice closedMonths={data.closedMonths} />}
          {holdsDays && <DeciderWarnings warnings={data.warnings} />}
          <CoverageNotices coverage={data.coverage} deciding={data.actions.includes('approve')} />
          <CardBoundary>
            <RequestFacts data={data} />
          </CardBoundary>
          <CardBoundary>
            <AttachmentsCard request={request} reader={user} />
          </CardBoundary>
          <CardBoundary>
            <CommentsCard request={request} reader={user} />
          </CardBoundary>
          <Card title={t('leave-requests:proof.title')}>
            <CardBoundary>
              <ProofDays days={data.days} label={t('leave-requests:proof.title')} />
            </CardBoundary>
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {holdsDays && (
            <Card title={t('leave-requests:balance.title')}>
              {data.recredit ? (
                <RecreditDetails recredit={data.recredit} />
              ) : (
                <BalanceLine balance={data.balance} />
              )}
            </Card>
          )}
          {isPrivileged(user) && (
            <Card title={t('leave-requests:team.title')}>
              <CardBoundary>
                <ConflictsList
                  conflicts={data.conflicts}
                  moreConflicts={data.moreConflicts}
                  label={t('leave-requests:team.title')}
                />
              </CardBoundary>
            </Card>
          )}
          <Card title={t('leave-requests:history.title')}>
            <CardBoundary>
              <RequestHistory events={data.history} />
            </CardBoundary>
          </Card>
        </div>
      </div>
    </div>
  );
}
