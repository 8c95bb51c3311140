import type { ByRole, SessionRow } from './intruder-row.ts';

const admins: ByRole = [403, 403, 403, 200];
const unknown: ByRole = [403, 403, 403, 404];
const form = { name: 'Entra', kind: 'entra', teamsFrom: 'groups' };

/** Directories are for admins, and another organisation's do not exist. */
export const directoryRows = {
  'directories.list': { parts: () => ({}), home: admins, stranger: 200 },
  'directories.create': { parts: () => ({ body: form }), home: admins, stranger: 200 },
  'directories.revoke': {
    parts: ({ directoryId }) => ({ params: { id: directoryId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
