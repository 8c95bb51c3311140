import type { z } from 'zod';
import type { coverageEndpoints, coverageSchema } from '#contract/coverage.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { foreseeShortages } from '#server/actions/coverage/foresee-shortages.ts';
import { type Coverage, readCoverage } from '#server/actions/coverage/read-coverage.ts';
import { createBlackout, deleteBlackout, updateBlackout } from '#server/actions/coverage/save-blackout.ts';
import { setMinimum } from '#server/actions/coverage/set-minimum.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { shownBlackout, shownForeseen } from './shown-coverage.ts';

export function coverageHandlers(services: Services): Handlers<typeof coverageEndpoints> {
  return {
    read: async (_input, { actor }) => shownCoverage(await readCoverage(services, actor)),
    foresee: async ({ query }, { actor }) => {
      const days = { from: plainDate(query.from), to: plainDate(query.to) };
      return (await foreseeShortages(services, actor, days)).map(shownForeseen);
    },
    setMinimum: async ({ body }, { actor }) =>
      shownCoverage(await setMinimum(services, actor, null, body.minimum)),
    setTeamMinimum: async ({ params, body }, { actor }) =>
      shownCoverage(await setMinimum(services, actor, params.id, body.minimum)),
    createBlackout: async ({ body }, { actor }) => shownBlackout(await createBlackout(services, actor, body)),
    updateBlackout: async ({ params, body }, { actor }) =>
      shownBlackout(await updateBlackout(services, actor, params.id, body)),
    deleteBlackout: async ({ params }, { actor }) => {
      await deleteBlackout(services, actor, params.id);
      return { success: true };
    },
  };
}

function shownCoverage({ minimum, people, teams, blackouts }: Coverage): z.input<typeof coverageSchema> {
  return {
    minimum,
    people,
    teams: teams.map((team) => ({ ...team })),
    blackouts: blackouts.map(shownBlackout),
  };
}
