import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const unknownToAdmins = [403, 403, 403, 404] as const;

const days = { name: 'Fermeture', startDate: '2098-08-04', endDate: '2098-08-08' };
const terms = { types: ['vacation'], whenShort: 'in-advance' };

/** Admins close the company; everyone is told when it is closed for them. */
export const closingRows = {
  'closings.list': { parts: () => ({}), home: admins, stranger: 200 },
  'closings.calendar': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'closings.read': {
    parts: ({ closingId }) => ({ params: { id: closingId } }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'closings.preview': {
    parts: ({ teamId, userId }) => ({
      body: { ...days, ...terms, everyone: false, teamIds: [teamId], userIds: [userId] },
    }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'closings.apply': {
    parts: ({ teamId, userId }) => ({
      body: { ...days, ...terms, everyone: true, teamIds: [teamId], exceptIds: [userId] },
    }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'closings.addPeople': {
    parts: ({ closingId }) => ({ params: { id: closingId } }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'closings.undo': {
    parts: ({ closingId }) => ({ params: { id: closingId } }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'recordings.preview': {
    parts: ({ userId }) => ({
      body: { type: 'personal', startDate: '2098-06-02', endDate: '2098-06-03', userIds: [userId] },
    }),
    home: [403, 200, 200, 200],
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'recordings.record': {
    parts: ({ userId }) => ({
      body: { type: 'personal', startDate: '2098-06-02', endDate: '2098-06-03', userIds: [userId] },
    }),
    home: [403, 200, 200, 200],
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
