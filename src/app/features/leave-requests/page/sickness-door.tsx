import Thermometer from 'lucide-react/icons/thermometer';
import { useTranslation } from 'react-i18next';
import { useLeaveTypes } from '#app/leave/use-leave-types.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';

/** From leave that has begun to the illness that lay over it, filled in with its days: they are given back. */
export function SicknessDoor({ request }: { request: LeaveRequest }) {
  const { t } = useTranslation('leave-requests');
  const { types } = useLeaveTypes();
  const today = useToday();
  const user = useStoredSession()?.user;
  const type = types?.find(({ id }) => id === request.type);
  if (!user || !type || type.aboutHealth || type.counter === null) return null;
  if (!isApproved(request.status) || request.startDate > today) return null;
  const own = request.employeeId === user.id;
  if (!own && !can(user, 'leave-request.record')) return null;
  const query = new URLSearchParams({
    type: 'sick',
    from: request.startDate,
    to: request.endDate,
    ...(request.startHalf === 'pm' ? { startHalf: 'pm' } : {}),
    ...(request.endHalf === 'am' ? { endHalf: 'am' } : {}),
    ...(own ? {} : { for: request.employeeId }),
  });
  return (
    <ButtonLink
      to={`${PAGES.newRequest.path}?${query}`}
      variant="secondary"
      className="sm:self-start"
      icon={<Thermometer className="size-4 shrink-0" aria-hidden="true" />}
    >
      {t(own ? 'actions.sick' : 'actions.sickOther')}
    </ButtonLink>
  );
}
