import { feedRows } from './intruder-feed-rows.ts';
import type { OpenRow, SessionRow } from './intruder-table.ts';

const everyone = [200, 200, 200, 200] as const;

/** What is off and who is there is for everyone of the organisation. */
export const calendarRows = {
  ...feedRows,
  'calendar.holidays': {
    parts: () => ({ query: { from: '2099-05-01', to: '2099-05-31' } }),
    home: everyone,
    stranger: 200,
  },
  'calendar.filters': { parts: () => ({}), home: everyone, stranger: 200 },
} as const satisfies Record<string, SessionRow | OpenRow>;
