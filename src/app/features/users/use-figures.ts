import { useQuery } from '@tanstack/react-query';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { peopleListsEndpoints } from '#contract/people-lists.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { Member } from './member.ts';

export type Figures = EndpointAnswer<typeof peopleListsEndpoints.figures>['people'][number];

/** What only the server can count, of the people on show and of nobody else. Undefined until known. */
export function useFigures(shown: readonly Member[], wanted: boolean) {
  // In one order, so that sorting the same people asks for nothing.
  const ids = shown.map(({ id }) => id).sort();
  const figures = useQuery({
    ...endpointQuery(peopleListsEndpoints.figures, { query: { ids: ids.join(',') } }),
    enabled: wanted && ids.length > 0,
    placeholderData: (before) => before,
  });
  const byPerson = new Map(figures.data?.people.map((person) => [person.id, person]));
  return {
    of: ({ id }: Pick<Member, 'id'>): Figures | undefined => byPerson.get(id),
    failed: figures.isError,
    retry: () => figures.refetch(),
  };
}
