import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { LookJournal } from '#server/actions/looks/look-journal.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from './perform-call.ts';

declare module 'fastify' {
  interface FastifyInstance {
    looks: LookJournal;
  }
}

export function journalLooks(app: FastifyInstance, services: Services): void {
  app.decorate('looks', new LookJournal(services));
  app.addHook('onClose', () => app.looks.close());
}

/** What a handler tells of whom its answer opens: what it opens of them stands in the table. */
export function lookedThrough(
  { looks }: FastifyInstance,
  endpoint: Endpoint,
  actor: SessionActor | undefined,
): CallContext['looked'] {
  return (looked) => {
    if (!endpoint.looks || !actor) throw new Error(`The table does not say what ${endpoint.path} opens.`);
    looks.note(actor, endpoint.looks, looked);
  };
}
