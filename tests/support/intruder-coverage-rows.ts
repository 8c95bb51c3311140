import type { SessionRow } from './intruder-row.ts';

const privileged = [403, 200, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
const unknownToPrivileged = [403, 404, 404, 404] as const;

const period = { name: 'Inventaire', from: '2098-01-12', to: '2098-01-14' };

/** Everyone knows when leave is not wanted; admins say so for all, those who manage teams for a team. */
export const coverageRows = {
  'coverage.read': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'coverage.foresee': {
    parts: () => ({ query: { from: '2099-06-01', to: '2099-06-14' } }),
    home: privileged,
    stranger: 200,
  },
  'coverage.setMinimum': { parts: () => ({ body: { minimum: 2 } }), home: admins, stranger: 200 },
  'coverage.setTeamMinimum': {
    parts: ({ teamId }) => ({ params: { id: teamId }, body: { minimum: 2 } }),
    home: privileged,
    foreign: unknownToPrivileged,
    stranger: 404,
  },
  'coverage.createBlackout': {
    parts: ({ teamId }) => ({ body: { ...period, teamId } }),
    home: privileged,
    foreign: unknownToPrivileged,
    stranger: 404,
  },
  'coverage.updateBlackout': {
    parts: ({ blackoutId, teamId }) => ({ params: { id: blackoutId }, body: { ...period, teamId } }),
    home: privileged,
    foreign: unknownToPrivileged,
    stranger: 404,
  },
  'coverage.deleteBlackout': {
    parts: ({ blackoutId }) => ({ params: { id: blackoutId } }),
    home: privileged,
    foreign: unknownToPrivileged,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
