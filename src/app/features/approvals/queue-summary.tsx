import { useTranslation } from 'react-i18next';
import { waitingSince } from '#app/leave/deciding/queue.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Card } from '#ui/card.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import type { OrganizationSummary } from '#web/leave/leave-request.ts';
import type { QueueItem } from './use-queue.ts';

type QueueSummaryProps = { items: readonly QueueItem[]; summary: OrganizationSummary };

/** The state of things in a few sentences, for someone who has a minute. */
export function QueueSummary({ items, summary }: QueueSummaryProps) {
  const { t } = useTranslation('approvals');
  const { dayOf } = useInstants();
  const today = useToday();
  const urgent = items.filter(({ request }) => request.urgent).length;
  const others = items.filter(({ whyNot }) => whyNot !== null).length;
  const waits = items.map(({ request }) => daysWaiting(dayOf(waitingSince(request)), today));
  const sentences = [
    items.length === 0 ? t('summary.nothing') : t('summary.waiting', { count: items.length }),
    ...(urgent > 0 ? [t('summary.urgent', { count: urgent })] : []),
    ...(waits.length > 0 ? [t('summary.oldest', { count: Math.max(...waits) })] : []),
    ...(others > 0 ? [t('summary.others', { count: others })] : []),
    t('summary.away', { count: summary.awayToday }),
  ];
  return (
    <Card title={t('summary.title')}>
      <ul className="flex flex-col gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
