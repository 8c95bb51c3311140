import type { SessionRow } from './intruder-row.ts';

const everyone = [200, 200, 200, 200] as const;
const unknownToAll = [404, 404, 404, 404] as const;

/** A personal key is for nobody but its owner; one of the organisation is for admins to make. */
export const keyRows = {
  'apiKeys.list': { parts: () => ({}), home: everyone, stranger: 200 },
  'apiKeys.create': {
    parts: () => ({ body: { name: 'Paie', kind: 'organization', scopes: ['user.list'] } }),
    home: [403, 403, 403, 200],
    stranger: 200,
  },
  'apiKeys.rotate': {
    parts: ({ keyId }) => ({ params: { id: keyId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'apiKeys.revoke': {
    parts: ({ keyId }) => ({ params: { id: keyId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'apiKeys.calls': {
    parts: ({ keyId }) => ({ params: { id: keyId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
