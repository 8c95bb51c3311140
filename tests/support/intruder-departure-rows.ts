import type { SessionRow } from './intruder-row.ts';

const managers = [403, 403, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
const unknownToAll = [404, 404, 404, 404] as const;
const unknownToManagers = [403, 403, 404, 404] as const;
const departure = { lastDay: '2099-10-16', reason: 'resignation' };

/** How contracts end: whoever may change them records it, admins alone know who has gone. */
export const departureRows = {
  'departures.former': { parts: () => ({}), home: admins, stranger: 200 },
  'departures.read': {
    parts: ({ leaverId }) => ({ params: { id: leaverId } }),
    home: [404, 404, 200, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
  'departures.table': {
    parts: ({ formerId }) => ({ params: { id: formerId } }),
    home: [404, 404, 404, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
  'departures.preview': {
    parts: ({ userId }) => ({ params: { id: userId }, body: departure }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'departures.set': {
    parts: ({ userId }) => ({ params: { id: userId }, body: departure }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'departures.withdraw': {
    parts: ({ leaverId }) => ({ params: { id: leaverId } }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'departures.rehire': {
    parts: ({ formerId }) => ({ params: { id: formerId }, body: { from: '2099-01-05' } }),
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
