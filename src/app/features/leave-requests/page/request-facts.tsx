import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { isApproved, isPending, isRejected } from '#domain/leave-requests/request-states.ts';
import { Card } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { RequestPageData } from '../request-load.tsx';

/** What the heading does not say already. */
export function RequestFacts({ data }: { data: RequestPageData }) {
  const { t } = useTranslation('leave-requests');
  const words = useLeaveWords();
  const { longDay } = useDayFormats();
  const { instant } = useInstants();
  const { list } = useFormats();
  const { request, approvers, returnsOn } = data;
  const decided = isApproved(request.status) || isRejected(request.status);
  return (
    <Card title={t('facts.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact label={t('facts.duration')}>
          <span className="tabular-nums">
            <strong className="font-semibold">{words.counted(request.countedDays)}</strong>
            {' · '}
            {words.calendar(request.calendarDays)}
          </span>
        </Fact>
        {returnsOn && <Fact label={t('facts.return')}>{longDay(returnsOn)}</Fact>}
        {TEXT_FIELDS.filter((field) => request[field]).map((field) => (
          <Fact key={field} label={t(`facts.${field}`)}>
            <span className="break-words whitespace-pre-line">{request[field]}</span>
          </Fact>
        ))}
        {request.recordedBy && <Fact label={t('facts.recordedBy')}>{request.recordedBy.name}</Fact>}
        {isPending(request.status) && approvers.length > 0 && (
          <Fact label={t('facts.approvers')}>{list(approvers.map(({ name }) => name))}</Fact>
        )}
        {decided && request.decidedBy && request.decidedAt && !request.recordedBy && (
          <Fact label={t('facts.decision')}>
            {t('facts.decidedBy', { name: request.decidedBy.name, date: instant(request.decidedAt) })}
          </Fact>
        )}
        {request.decisionReason && (
          <Fact label={t('facts.reason')}>
            <span className="break-words whitespace-pre-line">{request.decisionReason}</span>
          </Fact>
        )}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted max-sm:-mb-2.5 sm:pt-0.5">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
