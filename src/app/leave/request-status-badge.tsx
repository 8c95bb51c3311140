import CircleHelp from 'lucide-react/icons/circle-help';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

type RequestStatusBadgeProps = { request: Pick<LeaveRequest, 'status' | 'cancellationAsked'> };

/** The five statuses, and approved leave whose person asked to cancel it. */
export function RequestStatusBadge({ request }: RequestStatusBadgeProps) {
  const { t } = useTranslation('leave');
  if (!request.cancellationAsked) return <StatusBadge status={request.status} />;
  return (
    <Badge tone="pending" icon={<CircleHelp className="size-3.5 shrink-0" aria-hidden="true" />}>
      {t('cancellationAsked')}
    </Badge>
  );
}
