import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { requestEventSchema } from '#contract/leave-request-views.ts';
import { classNames } from '#ui/class-names.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useChangeWords } from './use-change-words.ts';

type RequestEvent = z.output<typeof requestEventSchema>;

const dots: Record<RequestEvent['event'], string> = {
  filed: 'bg-pending',
  recorded: 'bg-approved',
  accepted: 'bg-approved',
  edited: 'bg-pending',
  approved: 'bg-approved',
  rejected: 'bg-rejected',
  withdrawn: 'bg-absent',
  cancelled: 'bg-absent',
  'cancellation-asked': 'bg-pending',
  'cancellation-refused': 'bg-approved',
  reminded: 'bg-line-strong',
  escalated: 'bg-line-strong',
  cut: 'bg-approved',
  undone: 'bg-line-strong',
};

/** What happened, first to last: who, when, from where, why, and what it changed. */
export function RequestHistory({ events }: { events: readonly RequestEvent[] }) {
  const { t } = useTranslation('leave-requests');
  const { instant } = useInstants();
  const changesOf = useChangeWords();
  return (
    <ol className="flex flex-col">
      {events.map((event) => (
        <li
          key={event.id}
          className="relative pb-5 pl-6 last:pb-0 not-last:before:absolute not-last:before:top-3 not-last:before:bottom-[-0.375rem] not-last:before:left-[0.3125rem] not-last:before:w-px not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className={classNames('absolute top-1.5 left-0 size-[0.6875rem] rounded-full', dots[event.event])}
          />
          <p className="font-medium break-words">
            {event.author
              ? t(`history.by.${event.event}`, { author: event.author })
              : t(`history.events.${event.event}`)}
          </p>
          <p className="text-sm text-muted">
            <time dateTime={event.at}>{instant(event.at)}</time>
            {event.via === 'mail' && ` · ${t('history.viaMail')}`}
            {event.via === 'slack' && ` · ${t('history.viaSlack')}`}
            {event.via === 'teams' && ` · ${t('history.viaTeams')}`}
          </p>
          {changesOf(event.changes).map((sentence) => (
            <p key={sentence} className="mt-1 text-plain">
              {sentence}
            </p>
          ))}
          {event.overrode && (
            <p className="mt-1 text-plain wrap-anywhere">{t('history.overrode', { name: event.overrode })}</p>
          )}
          {event.reason && (
            <p className="mt-1 border-l-2 border-line pl-3 text-plain break-words whitespace-pre-line">
              {event.reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
