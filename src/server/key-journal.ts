import { BesideJournal } from './beside-journal.ts';
import type { Services } from './services.ts';
import { insertKeyCalls, type NotedCall } from './store/api-key-calls.ts';

export type { NotedCall };

/** What keys were used for. */
export function keyJournal(services: Pick<Services, 'database' | 'log'>): BesideJournal<NotedCall> {
  return new BesideJournal(services, {
    write: (calls) => insertKeyCalls(services.database, calls),
    of: 'calls of keys',
  });
}
