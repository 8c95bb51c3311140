import { Link } from 'react-router';
import { isPending } from '#domain/leave-requests/request-states.ts';
import { Avatar } from '#ui/avatar.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { LeaveTypeBadge } from './leave-type.tsx';

type AbsenceListProps = {
  absences: readonly CalendarAbsence[];
  label: string;
  /** What to say of each in place of its period. */
  words?: (absence: CalendarAbsence) => string;
  /** Where a name leads those who may read more; null where it leads nowhere. */
  linkOf?: (absence: CalendarAbsence) => string | null;
};

/** Who is away and when, with as much of the reason as the reader may know. */
export function AbsenceList({ absences, label, words, linkOf }: AbsenceListProps) {
  const { shortPeriod } = useLeaveWords();
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {absences.map((absence) => {
        const link = linkOf?.(absence) ?? null;
        return (
          <li key={absence.id} className="flex items-center gap-3">
            <Avatar name={absence.employeeName} personId={absence.employeeId} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {link === null ? (
                    absence.employeeName
                  ) : (
                    <Link to={link} className="hover:underline hover:underline-offset-4">
                      {absence.employeeName}
                    </Link>
                  )}
                </p>
                <p className="text-sm text-muted">{(words ?? shortPeriod)(absence)}</p>
              </div>
              <div className="flex flex-wrap gap-1.5">
                {isPending(absence.status) && <StatusBadge status="pending" />}
                <LeaveTypeBadge type={absence.type} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
