import type { ByRole, CallParts, SessionRow } from './intruder-row.ts';
import { uniqueEmail } from './organizations.ts';

const nothing = (): CallParts => ({});
const team = { name: 'Équipe' };
const everyone: ByRole = [200, 200, 200, 200];
const privileged: ByRole = [403, 200, 200, 200];
const managers: ByRole = [403, 403, 200, 200];
const unknownToAll: ByRole = [404, 404, 404, 404];

/** People and their teams. */
export const memberRows = {
  'users.list': { parts: nothing, home: privileged, stranger: 200 },
  'users.add': {
    parts: () => ({ body: { name: 'Venue', email: uniqueEmail('venue') } }),
    home: managers,
    stranger: 200,
  },
  'users.inviteMultiple': {
    parts: () => ({ body: { users: [{ name: 'Venue', email: uniqueEmail('venue') }] } }),
    home: managers,
    stranger: 200,
  },
  'users.resendInvitation': {
    parts: ({ invitedId }) => ({ params: { id: invitedId } }),
    home: managers,
    foreign: [403, 403, 404, 404],
    stranger: 404,
  },
  'users.sendWaiting': { parts: nothing, home: managers, stranger: 200 },
  'users.changeRole': {
    parts: ({ userId }) => ({ params: { id: userId }, body: { role: 'team_lead' } }),
    home: managers,
    foreign: [403, 403, 404, 404],
    stranger: 404,
  },
  'users.remove': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: managers,
    foreign: [403, 403, 404, 404],
    stranger: 404,
  },
  'teams.list': { parts: nothing, home: privileged, stranger: 200 },
  'teams.listMine': { parts: nothing, home: everyone, stranger: 200 },
  'teams.read': {
    parts: ({ teamId }) => ({ params: { id: teamId } }),
    home: [404, 200, 200, 200],
    foreign: unknownToAll,
    stranger: 404,
  },
  'teams.create': {
    parts: ({ userId }) => ({ body: { ...team, userIds: [userId] } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'teams.update': {
    parts: ({ teamId }) => ({ params: { id: teamId }, body: team }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'teams.setMembers': {
    parts: ({ teamId, userId }) => ({ params: { id: teamId }, body: { userIds: [userId] } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'teams.remove': {
    parts: ({ teamId }) => ({ params: { id: teamId } }),
    home: privileged,
    foreign: [403, 404, 404, 404],
    stranger: 404,
  },
  'teams.hierarchy': { parts: nothing, home: privileged, stranger: 200 },
} satisfies Record<string, SessionRow>;
