import { randomUUID } from 'node:crypto';
import type { SessionRow } from './intruder-row.ts';

const unknownToAll = [404, 404, 404, 404] as const;

/** Copies of what is kept about people: everybody’s own; those of others for admins. */
export const privacyRows = {
  'privacy.listCopies': { parts: () => ({}), home: [200, 200, 200, 200], accountant: 200, stranger: 200 },
  'privacy.askForCopy': {
    parts: ({ userId }) => ({ body: { of: userId } }),
    home: [403, 403, 403, 200],
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'privacy.readCopy': {
    parts: () => ({ params: { id: randomUUID() } }),
    home: unknownToAll,
    accountant: 404,
    stranger: 404,
  },
  'privacy.fetchCopy': {
    parts: () => ({ params: { id: randomUUID() } }),
    home: unknownToAll,
    accountant: 404,
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
