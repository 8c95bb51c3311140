import type { calendarEndpoints } from '#contract/calendar.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { listFilters } from '#server/actions/calendar/list-filters.ts';
import { listHolidays } from '#server/actions/calendar/list-holidays.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function calendarHandlers(services: Services): Handlers<typeof calendarEndpoints> {
  return {
    holidays: async ({ query }, { actor, language }) => {
      const holidays = await listHolidays(services, actor, plainDate(query.from), plainDate(query.to));
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
  };
}
