import { useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useNavigate } from 'react-router';
import { calendarEndpoints } from '#contract/calendar.ts';
import { PAGES } from '#contract/pages.ts';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import type { PaletteEntry } from '#ui/command-palette.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';

/** Everyone for those who may list people; for others their colleagues, as the calendar names them. */
export function useFoundPeople(user: StoredUser): PaletteEntry[] {
  const navigate = useNavigate();
  const mayList = can(user, 'user.list');
  const listed = useQuery({ ...endpointQuery(usersEndpoints.list, {}), enabled: mayList });
  const colleagues = useQuery({
    ...endpointQuery(calendarEndpoints.filters, {}),
    enabled: !mayList && can(user, 'calendar.read'),
  });
  const icon = <UserRound className="size-4 shrink-0 text-muted" aria-hidden="true" />;
  if (mayList) {
    return (listed.data?.users ?? []).map(({ id, name, email }) => ({
      id: `person-${id}`,
      label: name,
      detail: email,
      icon,
      run: () => navigate(`${PAGES.users.path}?${new URLSearchParams({ q: email })}`),
    }));
  }
  return (colleagues.data?.people ?? []).map(({ id, name }) => ({
    id: `person-${id}`,
    label: name,
    icon,
    run: () => navigate(`${PAGES.calendar.path}?${new URLSearchParams({ person: id })}`),
  }));
}
