import type { OpenRow, SessionRow } from './intruder-row.ts';

const everyone = [200, 200, 200, 200] as const;
const unknownToAll = [404, 404, 404, 404] as const;

/** A subscription is for nobody but its owner: whoever else names it learns nothing of it. */
export const feedRows = {
  'calendarFeeds.list': { parts: () => ({}), home: everyone, stranger: 200 },
  'calendarFeeds.create': {
    parts: () => ({ body: { name: 'Tout', scope: 'organization' } }),
    home: [403, 200, 200, 200],
    stranger: 200,
  },
  'calendarFeeds.renew': {
    parts: ({ feedId }) => ({ params: { id: feedId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'calendarFeeds.delete': {
    parts: ({ feedId }) => ({ params: { id: feedId } }),
    home: unknownToAll,
    foreign: unknownToAll,
    stranger: 404,
  },
  'calendarExports.table': {
    parts: ({ teamId }) => ({ query: { format: 'csv', from: '2099-03-01', to: '2099-03-31', team: teamId } }),
    home: everyone,
    foreign: unknownToAll,
    stranger: 404,
  },
  'calendarFeeds.fetch': { parts: ({ feedId }) => ({ params: { token: feedId } }), anyone: 404 },
} as const satisfies Record<string, SessionRow | OpenRow>;
