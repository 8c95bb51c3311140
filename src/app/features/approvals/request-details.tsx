import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Flame from 'lucide-react/icons/flame';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BalanceLine } from '#app/leave/balance-line.tsx';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { ConflictsList } from '#app/leave/conflicts-list.tsx';
import { CoverageNotices } from '#app/leave/coverage-notices.tsx';
import { DecideButtons } from '#app/leave/deciding/decide-buttons.tsx';
import { waitingSince } from '#app/leave/deciding/queue.ts';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { ProofDays } from '#web/leave/proof-days.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { QueueItem } from './use-queue.ts';
import { balanceLedTo } from './use-row-figures.ts';

type RequestDetailsProps = {
  item: QueueItem;
  proofOpen: boolean;
  /** What went wrong when it was last decided. */
  failure: unknown;
  /** The way back to the list, where the details are a page of their own. */
  back: string;
  onYes: () => void;
  onNo: () => void;
  onProof: () => void;
  onForgetFailure: () => void;
};

const headingClass = 'mb-1.5 text-sm font-medium';

/** What a decision rests on: the balance, who else is away, and on demand how the days were counted. */
export function RequestDetails(props: RequestDetailsProps) {
  const { request, whyNot } = props.item;
  const { t } = useTranslation(['approvals', 'deciding']);
  const instants = useInstants();
  const today = useToday();
  const words = useLeaveWords();
  const decisionWords = useDecisionWords();
  const page = useQuery(endpointQuery(leaveRequestsEndpoints.read, { params: { id: request.id } }));
  const since = waitingSince(request);
  const isCancellation = !isPending(request.status);
  const facts = [
    t('deciding:waiting', { count: daysWaiting(instants.dayOf(since), today) }),
    t(isCancellation ? 'approvals:queue.askedOn' : 'approvals:queue.filedOn', { day: instants.day(since) }),
    ...(request.recordedBy ? [t('approvals:queue.recordedBy', { name: request.recordedBy.name })] : []),
  ];
  const ProofIcon = props.proofOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-labelledby="details-name" className={`${cardClass} flex flex-col gap-4 p-4 sm:p-5`}>
      <Link
        to={props.back}
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm link xl:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('approvals:queue.back')}
      </Link>
      <div className="flex items-start gap-3">
        <Avatar name={request.employeeName} personId={request.employeeId} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            <span id="details-name" className="wrap-anywhere">
              {request.employeeName}
            </span>
            {request.urgent && (
              <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
                {t('deciding:urgent')}
              </Badge>
            )}
            {request.cancellationAsked && <RequestStatusBadge request={request} />}
          </h2>
          <p>
            <LeaveTypeName type={request.type} />
          </p>
        </div>
      </div>
      <div>
        <p className="first-letter:uppercase">{words.period(request)}</p>
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium">{words.counted(request.countedDays)}</span>
          <span className="text-muted">{words.calendar(request.calendarDays)}</span>
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {props.failure !== null && (
        <Banner tone="error" title={decisionWords.failure(props.failure)} onClose={props.onForgetFailure} />
      )}
      {whyNot === null ? (
        <DecideButtons request={request} onYes={props.onYes} onNo={props.onNo} />
      ) : (
        <p className="text-sm text-muted">{t(`deciding:whyNot.${whyNot}`)}</p>
      )}
      {TEXT_FIELDS.filter((field) => request[field]).map((field) => (
        <blockquote
          key={field}
          className="flex items-start gap-2 border-l-2 border-line-strong pl-3 text-plain whitespace-pre-line wrap-anywhere"
        >
          <MessageSquareText className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
          {request[field]}
        </blockquote>
      ))}
      {page.isPending && (
        <LoadingArea label={t('approvals:queue.detailsLoading')}>
          <Skeleton className="h-40" />
        </LoadingArea>
      )}
      {page.isError && (
        <LoadError
          error={page.error}
          otherwise={t('approvals:queue.detailsFailed')}
          onRetry={() => page.refetch()}
          retrying={page.isRefetching}
        />
      )}
      {page.data && (
        <>
          <ClosedMonthsNotice closedMonths={page.data.closedMonths} />
          <CoverageNotices coverage={page.data.coverage} deciding />
          <section>
            <h3 className={headingClass}>
              {t(isCancellation ? 'approvals:queue.balanceCancelled' : 'approvals:queue.balance')}
            </h3>
            <BalanceLine balance={balanceLedTo(page.data.balance, isCancellation)} />
          </section>
          <section>
            <h3 className={headingClass}>{t('approvals:queue.conflicts')}</h3>
            <ConflictsList
              conflicts={page.data.conflicts}
              moreConflicts={page.data.moreConflicts}
              label={t('approvals:queue.conflicts')}
            />
          </section>
        </>
      )}
      <div id="details-proof" hidden={!props.proofOpen || !page.data}>
        <h3 className={headingClass}>{t('approvals:queue.proof')}</h3>
        <ProofDays days={page.data?.days ?? []} label={t('approvals:queue.proof')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        <Button
          variant="quiet"
          aria-expanded={props.proofOpen}
          aria-controls="details-proof"
          icon={<ProofIcon className="size-4" aria-hidden="true" />}
          onClick={props.onProof}
        >
          {t('approvals:queue.proof')}
        </Button>
        <Link
          to={requestPath(request.id)}
          aria-label={t('approvals:queue.openNamed', { name: request.employeeName })}
          className="inline-flex min-h-11 items-center text-sm link"
        >
          {t('approvals:queue.open')}
        </Link>
      </div>
    </section>
  );
}
