import { CircleCheck, CircleX, Clock, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatTile, StatTiles } from '#ui/card.tsx';
import type { OrganizationSummary } from '#web/leave/leave-request.ts';

const iconClass = 'size-4 shrink-0';

export function ApprovalsTiles({ summary }: { summary: OrganizationSummary }) {
  const { t } = useTranslation('approvals');
  const { pending, approved, rejected, cancellationsAsked, averageDecisionHours } = summary;
  return (
    <StatTiles>
      <StatTile
        label={t('tiles.pending')}
        value={String(pending)}
        detail={cancellationsAsked > 0 ? t('tiles.cancellations', { count: cancellationsAsked }) : undefined}
        icon={<Clock className={iconClass} aria-hidden="true" />}
      />
      <StatTile
        label={t('tiles.average')}
        value={
          averageDecisionHours === null ? t('tiles.none') : t('tiles.hours', { hours: averageDecisionHours })
        }
        detail={t('tiles.averageDetail')}
        icon={<Timer className={iconClass} aria-hidden="true" />}
      />
      <StatTile
        label={t('tiles.approved')}
        value={String(approved)}
        icon={<CircleCheck className={iconClass} aria-hidden="true" />}
      />
      <StatTile
        label={t('tiles.rejected')}
        value={String(rejected)}
        icon={<CircleX className={iconClass} aria-hidden="true" />}
      />
    </StatTiles>
  );
}
