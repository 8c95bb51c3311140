import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;

/** Durations and the register: for admins; the sheet that informs employees, for everyone of the organisation. */
export const registerRows = {
  'privacyRegister.readRetention': { parts: () => ({}), home: admins, stranger: 200 },
  'privacyRegister.changeRetention': { parts: () => ({ body: { mails: 90 } }), home: admins, stranger: 200 },
  'privacyRegister.readRegister': { parts: () => ({}), home: admins, stranger: 200 },
  'privacyRegister.registerDocument': { parts: () => ({}), home: admins, stranger: 200 },
  'privacyRegister.informationSheet': {
    parts: () => ({ query: { language: 'fr' } }),
    home: [200, 200, 200, 200],
    stranger: 200,
  },
} as const satisfies Record<string, SessionRow>;
