import type { z } from 'zod';
import type { bulkFormSchema, peopleListsEndpoints } from '#contract/people-lists.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { actOnPeople, type BulkDeed } from '#server/actions/people-lists/act-on-people.ts';
import { type PersonFigures, readFigures } from '#server/actions/people-lists/read-figures.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { errorBody } from './errors.ts';
import type { Handlers } from './mount.ts';

export function peopleListsHandlers(services: Services): Handlers<typeof peopleListsEndpoints> {
  return {
    figures: async ({ query }, { actor, looked }) => {
      const people = await readFigures(services, actor, [...new Set(query.ids.toLowerCase().split(','))]);
      looked(people.flatMap(({ id, paidLeave }) => (paidLeave === null ? [] : [id])));
      return {
        people: people.map(({ id, teams, paidLeave, nextLeave }) => ({
          id,
          teams: [...teams],
          paidLeave: paidLeave && hundredths(paidLeave),
          nextLeave: nextLeave && shownPeriod(nextLeave),
        })),
      };
    },
    act: async ({ body }, { actor, language }) => {
      const people = await actOnPeople(services, actor, body.userIds, deedOf(body));
      const shown = people.map(({ id, name, failure }) => {
        if (!failure) return { id, name, problem: null };
        const { code, error: sentence } = errorBody(failure, language);
        return { id, name, problem: { code, sentence } };
      });
      const done = shown.filter(({ problem }) => problem === null).length;
      return { done, refused: shown.length - done, people: shown };
    },
  };
}

function shownPeriod({ startDate, startHalf, endDate, endHalf }: NonNullable<PersonFigures['nextLeave']>) {
  return { startDate, startHalf, endDate, endHalf };
}

function deedOf({ deed, teamId }: z.output<typeof bulkFormSchema>): BulkDeed {
  if (deed === 'invite-again') return { kind: deed };
  if (teamId === undefined) throw new Failure('validation_failed', { fields: { teamId: 'required' } });
  return { kind: deed, teamId };
}
