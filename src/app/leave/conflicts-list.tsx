import { useTranslation } from 'react-i18next';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { Conflict, MoreConflicts } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { LeaveTypeBadge } from './leave-type.tsx';

type ConflictsListProps = { conflicts: readonly Conflict[]; moreConflicts: MoreConflicts; label: string };

/** Colleagues of the same teams who are away in that time: the first of them, and how many more there are. */
export function ConflictsList({ conflicts, moreConflicts, label }: ConflictsListProps) {
  const { t } = useTranslation('leave');
  const words = useLeaveWords();
  if (conflicts.length === 0) return <p className="text-muted">{t('conflicts.none')}</p>;
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-3">
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.employeeId} ${conflict.startDate} ${conflict.startHalf}`}
            className="flex items-start gap-3"
          >
            <Avatar name={conflict.employeeName} personId={conflict.employeeId} size="sm" />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="min-w-0">
                <p className="font-medium break-words">{conflict.employeeName}</p>
                <p className="text-sm text-muted">
                  {words.shortPeriod(conflict)}
                  {isPending(conflict.status) && ` · ${t('conflicts.pending')}`}
                </p>
              </div>
              <LeaveTypeBadge type={conflict.type} />
            </div>
          </li>
        ))}
      </ul>
      {moreConflicts.absences > 0 && (
        <p className="mt-3 text-sm text-muted">{t('conflicts.more', { count: moreConflicts.absences })}</p>
      )}
    </>
  );
}
