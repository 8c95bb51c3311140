import { z } from 'zod';
import { balancesEndpoints } from '#contract/balances.ts';
import { daySchema } from '#contract/days.ts';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { spokenPeriod } from './spoken-period.ts';
import { defineTool } from './tool.ts';

/** What an assistant reads at once; people do not read longer lists aloud either. */
const mostTold = 100;

export const myBalance = defineTool({
  reads: true,
  form: (words) => z.object({ at: daySchema.describe(words.at).optional() }),
  use: async ({ at }, { ask, words, said }) => {
    const counters = await ask(balancesEndpoints.mine, { query: { at, expand: 'none' } });
    return {
      sentences: counters.map(({ label, available, reserved, expiresOn }) =>
        said.counter(
          label,
          words.figures.days(available),
          reserved === 0 ? null : words.figures.days(reserved),
          expiresOn && words.days.date(expiresOn),
        ),
      ),
      // The lines behind a figure are for screens; an assistant that needs them follows the API.
      data: { counters: counters.map(({ entries: _, periods: __, ...counter }) => counter) },
    };
  },
});

export const whoIsAway = defineTool({
  reads: true,
  form: (words) => z.object({ from: daySchema.describe(words.from), to: daySchema.describe(words.to) }),
  use: async ({ from, to }, { ask, words, said, nameOfType }) => {
    const found = await ask(leaveRequestsEndpoints.teamCalendar, {
      query: { from, to, limit: mostTold + 1 },
    });
    const absences = await Promise.all(
      found
        .slice(0, mostTold)
        .map(async (absence) => ({ ...absence, typeName: await nameOfType(absence.type) })),
    );
    const sentences = absences.map((absence) =>
      said.away(absence.employeeName, absence.typeName, words.periods.short(spokenPeriod(absence))),
    );
    if (sentences.length === 0) sentences.push(said.nobodyAway(words.periods.days(from, to)));
    if (found.length > mostTold) sentences.push(said.more);
    return { sentences, data: { absences, complete: found.length <= mostTold } };
  },
});

export const whatWaitsForMe = defineTool({
  reads: true,
  form: () => z.object({}),
  use: async (_asked, { actor, ask, words, said, nameOfType }) => {
    const limit = mostTold + 1;
    const [pending, cancellations] = await Promise.all([
      ask(leaveRequestsEndpoints.list, { query: { status: 'pending', limit } }),
      ask(leaveRequestsEndpoints.list, { query: { status: 'approved', cancellation: 'asked', limit } }),
    ]);
    const ofOthers = [...pending, ...cancellations].filter(({ employeeId }) => employeeId !== actor.id);
    const requests = await Promise.all(
      ofOthers.slice(0, mostTold).map(async (request) => ({
        id: request.id,
        employeeName: request.employeeName,
        type: request.type,
        typeName: await nameOfType(request.type),
        startDate: request.startDate,
        startHalf: request.startHalf,
        endDate: request.endDate,
        endHalf: request.endHalf,
        countedDays: request.countedDays,
        asksFor: request.cancellationAsked ? ('cancellation' as const) : ('leave' as const),
        urgent: request.urgent,
        filedAt: request.createdAt,
      })),
    );
    const sentences = requests.map(({ id, employeeName, typeName, countedDays, asksFor, ...period }) => {
      const days = words.periods.short(spokenPeriod(period));
      return asksFor === 'leave'
        ? said.waits(employeeName, typeName, days, words.figures.counted(countedDays), id)
        : said.waitsForCancellation(employeeName, typeName, days, id);
    });
    if (sentences.length === 0) sentences.push(said.nothingWaits);
    const complete = ofOthers.length <= mostTold;
    if (!complete) sentences.push(said.more);
    return { sentences, data: { requests, complete } };
  },
});
