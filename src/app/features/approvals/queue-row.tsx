import Check from 'lucide-react/icons/check';
import Flame from 'lucide-react/icons/flame';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { waitingSince } from '#app/leave/deciding/queue.ts';
import { LeaveTypeDot } from '#app/leave/leave-type.tsx';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { QueueItem } from './use-queue.ts';
import { balanceLedTo, useRowFigures } from './use-row-figures.ts';

type QueueRowProps = {
  item: QueueItem;
  selected: boolean;
  /** Its details stand beside the list. */
  shown: boolean;
  /** It is being decided. */
  busy: boolean;
  /** It was not decided the last time; why stands with its details. */
  failed: boolean;
  /** Where its details are a page of their own. */
  address: string;
  onSelect: () => void;
  onShow: (event: MouseEvent) => void;
  onFocus: () => void;
  onYes: () => void;
  onNo: () => void;
};

const icon = 'size-5 shrink-0';
const small = 'size-4 shrink-0';

/** One request in a line on a desk and two on a phone: who, what, when, what it leaves, who else is away. */
export function QueueRow(props: QueueRowProps) {
  const { request, whyNot } = props.item;
  const { t } = useTranslation(['approvals', 'deciding']);
  const { dayOf } = useInstants();
  const today = useToday();
  const words = useLeaveWords();
  const types = useLeaveTypes();
  const id = useId();
  const name = request.employeeName;
  const { ref, page } = useRowFigures<HTMLElement>(request.id);
  const isCancellation = !isPending(request.status);
  const balance = balanceLedTo(page.data?.balance ?? null, isCancellation);
  const away = page.data ? page.data.conflicts.length + page.data.moreConflicts.absences : 0;
  const isShort = balance !== null && balance.verdict !== 'enough';
  const [yes, no] = isCancellation
    ? (['acceptCancellationNamed', 'refuseCancellationNamed'] as const)
    : (['approveNamed', 'refuseNamed'] as const);
  return (
    <article
      ref={ref}
      // The keys move the focus from one to the next; with Tab it goes to what is inside.
      tabIndex={-1}
      data-request={request.id}
      aria-labelledby={`${id}-name`}
      aria-busy={props.busy}
      onFocus={props.onFocus}
      className={classNames(
        'relative flex min-h-16 items-center gap-x-3 px-3 py-1.5 focus-visible:-outline-offset-2 sm:px-4',
        props.selected && 'bg-sea-soft/50',
        props.shown && 'xl:bg-sunken',
        props.busy && 'outdated pointer-events-none',
      )}
    >
      {whyNot === null ? (
        <div className="relative z-10 grid size-11 shrink-0 place-items-center max-sm:-mr-3 max-sm:-ml-3">
          <Checkbox
            label={<span className="sr-only">{t('approvals:queue.select', { name })}</span>}
            checked={props.selected}
            onChange={props.onSelect}
          />
        </div>
      ) : (
        <span className="w-11 shrink-0 max-sm:hidden" />
      )}
      <Avatar name={name} personId={request.employeeId} className="max-sm:hidden" />
      <div className="grid min-w-0 flex-1 gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_8.5rem] @2xl:items-center">
        <div className="min-w-0">
          <h3 id={`${id}-name`} className="flex items-center gap-x-2 text-plain font-semibold">
            <Link
              to={props.address}
              preventScrollReset
              onClick={props.onShow}
              className="truncate after:absolute after:inset-0"
            >
              {name}
            </Link>
            {request.urgent && (
              <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
                <span className="max-sm:sr-only">{t('deciding:urgent')}</span>
              </Badge>
            )}
            {props.failed && <TriangleAlert className={`${small} text-rejected`} aria-hidden="true" />}
          </h3>
          <p className="text-sm">
            <LeaveTypeDot type={request.type} className="mr-1.5 inline-block" />
            {types.shortName(request.type)}
            {' · '}
            <span className="tabular-nums">{words.shortPeriod(request)}</span>
            {' · '}
            <span className="font-medium whitespace-nowrap tabular-nums">
              {words.days(request.countedDays)}
            </span>
          </p>
        </div>
        <div
          className="flex min-w-0 flex-wrap gap-x-3 text-sm text-muted @2xl:flex-col"
          aria-busy={page.isLoading}
        >
          <span className="flex items-center gap-x-3 empty:hidden">
            {balance && (
              <span className={classNames('tabular-nums', isShort && 'font-medium text-rejected')}>
                {t(isCancellation ? 'approvals:queue.leadsTo' : 'approvals:queue.leaves', {
                  before: balance.before,
                  after: balance.after,
                })}
              </span>
            )}
            {away > 0 && (
              <span className="inline-flex items-center gap-1 tabular-nums">
                <Users className={small} aria-hidden="true" />
                <span aria-hidden="true">{away}</span>
                <span className="sr-only">{t('approvals:queue.away', { count: away })}</span>
              </span>
            )}
          </span>
          <span>
            {t('approvals:queue.since', { count: daysWaiting(dayOf(waitingSince(request)), today) })}
          </span>
        </div>
      </div>
      {whyNot === null && (
        <div className="relative z-10 flex shrink-0 max-sm:-mr-3">
          <IconButton
            label={t(`deciding:${yes}`, { name })}
            className="text-approved"
            icon={<Check className={icon} aria-hidden="true" />}
            onClick={props.onYes}
          />
          <IconButton
            label={t(`deciding:${no}`, { name })}
            className="text-rejected"
            icon={<X className={icon} aria-hidden="true" />}
            onClick={props.onNo}
          />
        </div>
      )}
    </article>
  );
}
