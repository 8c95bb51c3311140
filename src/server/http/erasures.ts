import type { z } from 'zod';
import type { erasuresEndpoints } from '#contract/erasures.ts';
import { askErasure } from '#server/actions/erasures/ask-erasure.ts';
import { holdErasure, liftHold } from '#server/actions/erasures/hold-erasure.ts';
import { type ShownErasure, showErasure } from '#server/actions/erasures/show-erasure.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

type Endpoints = typeof erasuresEndpoints;

export function erasuresHandlers(services: Services): Handlers<Endpoints> {
  return {
    read: async ({ params }, { actor }) => shown(await showErasure(services, actor, params.id)),
    erase: async ({ params, body }, { actor, language }) =>
      shown(await askErasure(services, { ...actor, language }, params.id, body.reason)),
    hold: async ({ params, body }, { actor }) =>
      shown(await holdErasure(services, actor, params.id, body.reason)),
    lift: async ({ params }, { actor }) => shown(await liftHold(services, actor, params.id)),
  };
}

function shown({ person, erasure, hold, figures }: ShownErasure): z.input<Endpoints['read']['response']> {
  const { documents, comments, notes, payrollFiles, copies, ...stays } = figures;
  return {
    state: erasure === null ? 'none' : erasure.doneAt === null ? 'waiting' : 'done',
    hasLeft: person.removedAt !== null,
    pseudonym: erasure?.pseudonym ?? null,
    askedAt: erasure?.askedAt.toISOString() ?? null,
    doneAt: erasure?.doneAt?.toISOString() ?? null,
    hold: hold && {
      reason: hold.reason,
      setAt: hold.setAt.toISOString(),
      setBy: { id: hold.setBy, name: hold.setByName },
    },
    goes: { documents, comments, notes, payrollFiles, copies },
    stays,
  };
}
