import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeDot } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { isApproved, isPending } from '#domain/leave-requests/request-states.ts';
import { averageDecisionHours } from '#domain/leave-requests/waiting.ts';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { LATEST } from './latest.ts';

const SHOWN = 3;

/** One's own latest requests, how many still wait, and on whom. */
export function QuickFollow() {
  const { t } = useTranslation('leave-requests');
  const list = useQuery(endpointQuery(leaveRequestsEndpoints.listMine, { query: LATEST }));
  const summary = useQuery(endpointQuery(leaveRequestsEndpoints.summary, {}));
  return (
    <Card title={t('follow.title')}>
      {list.isPending && (
        <LoadingArea label={t('follow.loading')}>
          <div className="flex flex-col gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('follow.failed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data && (
        <div className="flex flex-col gap-4">
          {list.data.length === 0 ? (
            <p className="text-muted">{t('follow.none')}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {list.data.slice(0, SHOWN).map((request) => (
                <FollowedRequest key={request.id} request={request} />
              ))}
            </ul>
          )}
          <FollowFacts requests={list.data} pending={summary.data?.mine.pending} />
        </div>
      )}
    </Card>
  );
}

function FollowedRequest({ request }: { request: LeaveRequest }) {
  const { name } = useLeaveTypes();
  const words = useLeaveWords();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <Link
        to={requestPath(request.id)}
        className="inline-flex min-h-6 items-center gap-2 underline-offset-4 hover:underline"
      >
        <LeaveTypeDot type={request.type} />
        <span>
          <span className="sr-only">{name(request.type)}, </span>
          {words.shortPeriod(request)}
        </span>
      </Link>
      <RequestStatusBadge request={request} />
    </li>
  );
}

type FollowFactsProps = { requests: readonly LeaveRequest[]; pending: number | undefined };

function FollowFacts({ requests, pending }: FollowFactsProps) {
  const { t } = useTranslation('leave-requests');
  const { list, ofUnit } = useFormats();
  const waiting = requests.find(({ status }) => isPending(status));
  const page = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.read, { params: { id: waiting?.id ?? '' } }),
    enabled: waiting !== undefined,
  });
  const askedNow = page.data?.approvers.map(({ name }) => name) ?? [];
  const lastDecider = requests.find(({ decidedBy }) => decidedBy !== null)?.decidedBy?.name;
  // L5: from filing to approval; a refusal is no measure of it.
  const decided = requests.flatMap(({ status, createdAt, decidedAt, recordedBy }) =>
    isApproved(status) && decidedAt && !recordedBy
      ? [{ filedAtMs: Date.parse(createdAt), decidedAtMs: Date.parse(decidedAt) }]
      : [],
  );
  const hours = averageDecisionHours(decided);
  const facts = [
    pending === undefined
      ? null
      : { label: t('follow.pending'), value: t('follow.count', { count: pending }) },
    askedNow.length > 0
      ? { label: t('follow.decides'), value: list(askedNow) }
      : lastDecider
        ? { label: t('follow.lastDecider'), value: lastDecider }
        : null,
    hours === null ? null : { label: t('follow.usualTime'), value: usualTime(hours) },
  ].filter((fact) => fact !== null);

  function usualTime(count: number): string {
    if (count < 1) return t('follow.withinTheHour');
    return t('follow.around', { time: ofUnit(Math.round(count), 'hours') });
  }

  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 border-t border-line pt-4 text-plain">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
