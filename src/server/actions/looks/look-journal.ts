import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type Looked, type LookKind, lookedByOther } from '#domain/looks/look.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { BesideJournal } from '#server/beside-journal.ts';
import type { Services } from '#server/services.ts';
import { insertLooks, type NotedLook } from '#server/store/looks.ts';

/** V11: written beside the answer that it is about. */
export class LookJournal {
  readonly #now: Services['now'];
  readonly #lines: BesideJournal<NotedLook>;

  constructor(services: Pick<Services, 'database' | 'log' | 'now'>) {
    this.#now = services.now;
    this.#lines = new BesideJournal(services, {
      write: (looks) => insertLooks(services.database, looks),
      of: 'looks',
    });
  }

  note(looker: SessionActor, kind: LookKind, looked: Looked): void {
    const others = lookedByOther(looker, looked);
    const { organizationId, id: lookerId, key, timeZone } = looker;
    // A directory has calls of its own, and none of them opens anything of these.
    if (others === null || key?.kind === 'directory') return;
    const at = this.#now();
    const lookedOn = dayOfInstant(at.getTime(), timeZone);
    const look = { organizationId, lookerId, kind, keyKind: key?.kind ?? null, lookedOn, at };
    for (const personId of others === 'everyone' ? [null] : others) this.#lines.note({ ...look, personId });
  }

  close(): Promise<void> {
    return this.#lines.close();
  }
}
