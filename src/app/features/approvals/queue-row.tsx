import { ChevronDown, ChevronUp, Flame, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DecideButtons } from '#app/leave/deciding/decide-buttons.tsx';
import { waitingSince } from '#app/leave/deciding/queue.ts';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { RowDetails } from './row-details.tsx';
import type { QueueItem } from './use-queue.ts';

type QueueRowProps = {
  item: QueueItem;
  selected: boolean;
  proofOpen: boolean;
  /** What went wrong when it was last decided. */
  failure: unknown;
  onSelect: () => void;
  onYes: () => void;
  onNo: () => void;
  onProof: () => void;
  onForgetFailure: () => void;
};

export function QueueRow(props: QueueRowProps) {
  const { request, whyNot } = props.item;
  const { t } = useTranslation(['approvals', 'deciding']);
  const instants = useInstants();
  const today = useToday();
  const words = useLeaveWords();
  const decisionWords = useDecisionWords();
  const id = useId();
  const since = waitingSince(request);
  const facts = [
    t('deciding:waiting', { count: daysWaiting(instants.dayOf(since), today) }),
    t(isPending(request.status) ? 'approvals:queue.filedOn' : 'approvals:queue.askedOn', {
      day: instants.day(since),
    }),
    ...(request.recordedBy ? [t('approvals:queue.recordedBy', { name: request.recordedBy.name })] : []),
  ];
  const ProofIcon = props.proofOpen ? ChevronUp : ChevronDown;
  return (
    <article
      // The keys move the focus from one to the next; with Tab it goes to what is inside.
      tabIndex={-1}
      data-request={request.id}
      aria-labelledby={`${id}-name`}
      className={classNames(
        'flex flex-col gap-4 rounded-md px-4 py-5 focus-visible:-outline-offset-2 sm:px-5',
        props.selected && 'bg-sea-soft/50',
      )}
    >
      <div className="flex items-start gap-3">
        {whyNot === null ? (
          <Checkbox
            label={
              <span className="sr-only">{t('approvals:queue.select', { name: request.employeeName })}</span>
            }
            checked={props.selected}
            onChange={props.onSelect}
          />
        ) : (
          <span className="w-5 shrink-0 max-sm:hidden" />
        )}
        <Avatar name={request.employeeName} className="max-sm:hidden" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 id={`${id}-name`} className="font-semibold wrap-anywhere">
              {request.employeeName}
            </h3>
            {request.urgent && (
              <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
                {t('deciding:urgent')}
              </Badge>
            )}
            {request.cancellationAsked && <RequestStatusBadge request={request} />}
          </div>
          <p>
            <LeaveTypeName type={request.type} />
          </p>
          <p className="first-letter:uppercase">{words.period(request)}</p>
          <p className="flex flex-wrap gap-x-3">
            <span className="font-medium">{words.counted(request.countedDays)}</span>
            <span className="text-muted">{words.calendar(request.calendarDays)}</span>
          </p>
          <p className="text-sm text-muted">{facts.join(' · ')}</p>
        </div>
      </div>
      {TEXT_FIELDS.filter((field) => request[field]).map((field) => (
        <blockquote
          key={field}
          className="flex items-start gap-2 border-l-2 border-line-strong pl-3 text-plain whitespace-pre-line wrap-anywhere"
        >
          <MessageSquareText className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
          {request[field]}
        </blockquote>
      ))}
      <RowDetails id={request.id} proofId={`${id}-proof`} proofOpen={props.proofOpen} />
      {props.failure !== null && (
        <Banner tone="error" title={decisionWords.failure(props.failure)} onClose={props.onForgetFailure} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {whyNot === null ? (
          <DecideButtons request={request} onYes={props.onYes} onNo={props.onNo} />
        ) : (
          <p className="text-sm text-muted">{t(`deciding:whyNot.${whyNot}`)}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={props.proofOpen}
            aria-controls={`${id}-proof`}
            icon={<ProofIcon className="size-4" aria-hidden="true" />}
            onClick={props.onProof}
          >
            {t('approvals:queue.proof')}
          </Button>
          <Link
            to={requestPath(request.id)}
            aria-label={t('approvals:queue.openNamed', { name: request.employeeName })}
            className="inline-flex min-h-9 items-center text-sm link"
          >
            {t('approvals:queue.open')}
          </Link>
        </div>
      </div>
    </article>
  );
}
