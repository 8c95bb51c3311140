import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { Button } from '#ui/button.tsx';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

type DecideButtonsProps = {
  request: Pick<LeaveRequest, 'status' | 'employeeName'>;
  onYes: () => void;
  onNo: () => void;
};

const iconClass = 'size-4 shrink-0';

/** Yes and no, to leave that waits or to a cancellation that was asked for. */
export function DecideButtons({ request, onYes, onNo }: DecideButtonsProps) {
  const { t } = useTranslation('deciding');
  const name = request.employeeName;
  const [yes, no] = isPending(request.status)
    ? (['approve', 'refuse'] as const)
    : (['acceptCancellation', 'refuseCancellation'] as const);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      <Button
        size="sm"
        className="max-sm:min-h-11 max-sm:flex-1"
        aria-label={t(`${yes}Named`, { name })}
        icon={<Check className={iconClass} aria-hidden="true" />}
        onClick={onYes}
      >
        {t(yes)}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        className="max-sm:min-h-11 max-sm:flex-1"
        aria-label={t(`${no}Named`, { name })}
        icon={<X className={iconClass} aria-hidden="true" />}
        onClick={onNo}
      >
        {t(no)}
      </Button>
    </div>
  );
}
