import Flame from 'lucide-react/icons/flame';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { Badge } from '#ui/badge.tsx';
import { type LeaveRequest, requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';

/** Who asks for what, on the short lists of requests that wait. */
export function WaitingHead({ request }: { request: LeaveRequest }) {
  const { t } = useTranslation('deciding');
  const { shortPeriod } = useLeaveWords();
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={requestPath(request.id)}
          className="roomy-name font-medium hover:underline hover:underline-offset-4"
        >
          {request.employeeName}
        </Link>
        {request.urgent && (
          <Badge tone="rejected" icon={<Flame className="size-3.5 shrink-0" aria-hidden="true" />}>
            {t('urgent')}
          </Badge>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <LeaveTypeName type={request.type} />
        <span>{shortPeriod(request)}</span>
      </p>
    </>
  );
}
