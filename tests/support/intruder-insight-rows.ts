import type { SessionRow } from './intruder-row.ts';

/** A team that the manager who knocks does not lead: for them it is not there. */
const ofTeam = ({ teamId }: { teamId: string }) => ({ query: { team: teamId } });
const admins = [403, 403, 404, 200] as const;
const notTheirs = [403, 403, 404, 404] as const;

/** Figures: admins of everyone, managers of the teams they lead, and nobody else. */
export const insightRows = {
  'insights.read': { parts: ofTeam, home: admins, foreign: notTheirs, stranger: 404 },
  'insights.file': {
    parts: (known) => ({ ...ofTeam(known), params: { format: 'csv' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'insights.days': {
    parts: (known) => ({ query: { ...ofTeam(known).query, figure: 'absence-rate-anact' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'insights.report': { parts: () => ({}), home: [403, 403, 200, 200], stranger: 200 },
  'insights.shortages': { parts: ofTeam, home: admins, foreign: notTheirs, stranger: 404 },
  'insights.rest': {
    parts: ofTeam,
    home: [403, 403, 403, 200],
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'insightTables.read': {
    parts: (known) => ({ ...ofTeam(known), params: { table: 'months', format: 'csv' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'insightTables.days': {
    parts: (known) => ({
      query: { ...ofTeam(known).query, figure: 'absence-rate-anact' },
      params: { format: 'csv' },
    }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'insightTables.shortages': {
    parts: (known) => ({ ...ofTeam(known), params: { format: 'xlsx' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'insightTables.ahead': {
    parts: () => ({ params: { format: 'csv' } }),
    home: [403, 403, 200, 200],
    stranger: 200,
  },
  'insightTables.rest': {
    parts: (known) => ({ ...ofTeam(known), params: { format: 'csv' } }),
    home: [403, 403, 403, 200],
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'insightTables.reminders': {
    parts: () => ({ params: { format: 'csv' } }),
    home: [403, 403, 200, 200],
    stranger: 200,
  },
  'expiringLeave.read': { parts: ofTeam, home: admins, foreign: notTheirs, stranger: 404 },
  'expiringLeave.file': {
    parts: (known) => ({ ...ofTeam(known), params: { format: 'xlsx' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  // The person has nothing to lose, or is not theirs: nobody is written to.
  'expiringLeave.remind': {
    parts: ({ userId }) => ({ body: { by: '2026-01-01', userIds: [userId] } }),
    home: [403, 403, 404, 404],
    foreign: notTheirs,
    stranger: 404,
  },
  'expiringLeave.reminders': { parts: () => ({}), home: [403, 403, 200, 200], stranger: 200 },
  'leaveLiability.read': { parts: () => ({}), home: [403, 403, 403, 200], accountant: 200, stranger: 200 },
  'leaveLiability.file': {
    parts: () => ({ params: { format: 'csv' } }),
    home: [403, 403, 403, 200],
    accountant: 200,
    stranger: 200,
  },
  'leaveLiability.setPayBases': {
    parts: ({ userId }) => ({
      body: { people: [{ userId, dailyRate: 645_763, previousGross: null, currentGross: null }] },
    }),
    home: [403, 403, 403, 200],
    accountant: 200,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'myYear.read': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
} satisfies Record<string, SessionRow>;
