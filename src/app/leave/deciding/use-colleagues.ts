import { useQuery } from '@tanstack/react-query';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { Person } from './queue.ts';

/** Everyone: among them are those who asked and those who may decide. */
export function useColleagues(user: StoredUser) {
  return useQuery({
    ...endpointQuery(usersEndpoints.list, {}),
    enabled: can(user, 'user.list'),
    select: ({ users }): Person[] =>
      users.map(({ id, role, status }) => ({ id, role, joined: status === 'active' })),
  });
}
