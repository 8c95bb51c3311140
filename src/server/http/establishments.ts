import type { establishmentsEndpoints } from '#contract/establishments.ts';
import { readEstablishments, setEstablishments } from '#server/actions/payroll/establishments.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function establishmentsHandlers(services: Services): Handlers<typeof establishmentsEndpoints> {
  return {
    read: async (_, { actor }) => {
      const { establishments, ...found } = await readEstablishments(services, actor);
      return { ...found, establishments: [...establishments] };
    },
    set: async ({ body }, { actor, language }) => {
      const { establishments, ...found } = await setEstablishments(services, { ...actor, language }, body);
      return { ...found, establishments: [...establishments] };
    },
  };
}
