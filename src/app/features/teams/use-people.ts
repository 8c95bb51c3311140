import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { TeamCandidate } from './team.ts';

/** Everyone who could be in a team or lead it; undefined until known. Teams are shown without it, if need be. */
export function usePeople(user: StoredUser): readonly TeamCandidate[] | undefined {
  const list = useQuery({ ...endpointQuery(usersEndpoints.list, {}), enabled: can(user, 'user.list') });
  useEffect(() => {
    if (list.error) console.warn('The people of the organisation could not be loaded.', list.error);
  }, [list.error]);
  return list.data?.users;
}
