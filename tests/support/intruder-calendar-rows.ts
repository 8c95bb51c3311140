import { feedRows } from './intruder-feed-rows.ts';
import type { OpenRow, SessionRow, Targets } from './intruder-row.ts';

const everyone = [200, 200, 200, 200] as const;

const unknownToAll = [404, 404, 404, 404] as const;
const ofTeam = ({ teamId }: Targets) => ({
  query: { from: '2099-02-01', to: '2099-04-30', team: teamId },
});
const ofPerson = (targets: Targets) => ({
  query: { ...ofTeam(targets).query, user: targets.userId, pending: 'true' },
});

/** What is off and who is there is for everyone of the organisation. */
export const calendarRows = {
  ...feedRows,
  'calendar.holidays': {
    parts: () => ({ query: { from: '2099-05-01', to: '2099-05-31' } }),
    home: everyone,
    stranger: 200,
  },
  'calendar.people': { parts: ofTeam, home: everyone, foreign: unknownToAll, stranger: 404 },
  'calendar.absences': { parts: ofPerson, home: everyone, foreign: unknownToAll, stranger: 404 },
  'calendar.filters': { parts: () => ({}), home: everyone, stranger: 200 },
} as const satisfies Record<string, SessionRow | OpenRow>;
