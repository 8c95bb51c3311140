import type { calendarEndpoints } from '#contract/calendar.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { listAbsences } from '#server/actions/calendar/list-absences.ts';
import { listFilters } from '#server/actions/calendar/list-filters.ts';
import { listHolidays } from '#server/actions/calendar/list-holidays.ts';
import { listPeople } from '#server/actions/calendar/list-people.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { shownAbsences } from './shown-absences.ts';

export function calendarHandlers(services: Services): Handlers<typeof calendarEndpoints> {
  return {
    holidays: async ({ query }, { actor, language }) => {
      const holidays = await listHolidays(services, actor, {
        from: plainDate(query.from),
        to: plainDate(query.to),
        userId: query.userId ?? null,
      });
      return holidays.map(({ holiday, worked }) => ({
        date: holiday.date,
        name: holiday.name[language],
        worked,
      }));
    },
    filters: async (_input, { actor }) => {
      const { teams, people } = await listFilters(services, actor);
      return { teams: [...teams], people: [...people] };
    },
    people: async ({ query }, { actor }) => {
      const { teams, people } = await listPeople(services, actor, spanOf(query));
      return {
        teams: [...teams],
        people: people.map((person) => ({
          ...person,
          teams: [...person.teams],
          weeks: person.weeks.map(({ from, weeks }) => ({ from, weeks: [...weeks] })),
        })),
      };
    },
    absences: async ({ query }, { actor }) =>
      shownAbsences(
        await listAbsences(services, actor, {
          ...spanOf(query),
          userId: query.user,
          type: query.type,
          pending: query.pending === 'true',
        }),
      ),
  };
}

/** The schema has checked that these days exist. */
function spanOf({ from, to, team }: { from: string; to: string; team?: string | undefined }) {
  return { from: plainDate(from), to: plainDate(to), teamId: team };
}
