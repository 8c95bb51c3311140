import type { z } from 'zod';
import { type delegationSchema, delegationsEndpoints } from '#contract/delegations.ts';
import { createDelegation } from '#server/actions/delegations/create-delegation.ts';
import { endDelegation } from '#server/actions/delegations/end-delegation.ts';
import {
  listCandidates,
  listDelegations,
  type ShownDelegation,
} from '#server/actions/delegations/list-delegations.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';

export function delegationsHandlers(services: Services): Handlers<typeof delegationsEndpoints> {
  return {
    list: async ({ query }, context) => {
      const delegations = (await listDelegations(services, context.actor)).map(shownDelegation);
      return onePage(delegationsEndpoints.list, query, context, following(delegations, query));
    },
    candidates: async (_input, { actor }) => (await listCandidates(services, actor)).map(badge),
    create: async ({ body }, { actor }) => shownDelegation(await createDelegation(services, actor, body)),
    end: async ({ params }, { actor }) => {
      await endDelegation(services, actor, params.id);
      return { success: true };
    },
  };
}

const badge = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

function shownDelegation(delegation: ShownDelegation): z.input<typeof delegationSchema> {
  const { id, user, delegate, startsOn, endsOn, active } = delegation;
  return { id, user: badge(user), delegate: badge(delegate), from: startsOn, to: endsOn, active };
}
