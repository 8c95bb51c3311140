import type { leavePlanningEndpoints } from '#contract/leave-planning.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { HOLIDAY_NAMES } from '#domain/holidays/public-holidays.ts';
import { heldStatusOf } from '#domain/leave-requests/request-states.ts';
import { listPlannedDays } from '#server/actions/leave-planning/list-planned-days.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function leavePlanningHandlers(services: Services): Handlers<typeof leavePlanningEndpoints> {
  return {
    days: async ({ query }, { actor, language }) => {
      const days = await listPlannedDays(services, actor, {
        from: plainDate(query.from),
        to: plainDate(query.to),
        userId: query.userId,
        type: query.type,
      });
      return days.map(({ date, works, holiday, own, away, closed }) => ({
        date,
        works,
        holiday: holiday === null ? null : HOLIDAY_NAMES[holiday][language],
        own: own.map(({ absence: { id, type, state }, part }) => ({
          id,
          type,
          status: heldStatusOf(state),
          part,
        })),
        away: away.map(({ colleague: { userId, employeeName, state }, part }) => ({
          id: userId,
          name: employeeName,
          status: heldStatusOf(state),
          part,
        })),
        closed: [...closed],
      }));
    },
  };
}
