import { randomUUID } from 'node:crypto';
import { coverageRows } from './intruder-coverage-rows.ts';
import { departureRows } from './intruder-departure-rows.ts';
import { entitlementRows } from './intruder-entitlement-rows.ts';
import { groupRows } from './intruder-group-rows.ts';
import { importRows } from './intruder-import-rows.ts';
import type { SessionRow } from './intruder-row.ts';

const privileged = [403, 200, 200, 200] as const;
const managers = [403, 403, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
const unknownToManagers = [403, 403, 404, 404] as const;

const settings = () => ({
  body: {
    timeZone: 'Europe/Paris',
    holidayZone: 'metropole',
    countingMode: 'ouvres',
    referencePeriodStart: '06-01',
    openDays: [1, 2, 3, 4, 5],
    workedHolidays: [],
    effectiveFrom: '2026-06-01',
  },
});
const week = {
  effectiveFrom: '2026-03-02',
  days: { '1': ['am', 'pm'], '2': ['am', 'pm'], '4': ['am', 'pm'], '5': ['am', 'pm'] },
};
const adjustment = { counter: 'paid-leave', days: 1, date: '2026-06-15', reason: 'Accord du 15 juin' };

/** A day that nothing else is of. */
export const intruderBirth = '1931-07-19';

/** What steers the counters: settings of the organisation, and what is known of each person. */
export const counterRows = {
  ...coverageRows,
  ...groupRows,
  ...importRows,
  ...entitlementRows,
  ...departureRows,
  'balances.mine': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'balances.ofUser': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: privileged,
    foreign: [404, 404, 404, 404],
    stranger: 404,
  },
  'settings.read': { parts: () => ({}), home: privileged, stranger: 200 },
  'settings.preview': { parts: settings, home: admins, stranger: 200 },
  'settings.apply': { parts: settings, home: admins, stranger: 200 },
  // The last change of another organisation is tried in settings.test.ts.
  'settings.undo': {
    parts: () => ({ body: { id: randomUUID() } }),
    home: [403, 403, 403, 404],
    stranger: 404,
  },
  'peopleSheets.read': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: [404, 200, 200, 200],
    foreign: [404, 404, 404, 404],
    stranger: 404,
  },
  'peopleSheets.setEmployment': {
    parts: ({ userId }) => ({ params: { id: userId }, body: { from: '2020-01-01', to: null } }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'peopleSheets.setRightsFacts': {
    parts: ({ userId }) => ({
      params: { id: userId },
      body: {
        birthDate: intruderBirth,
        children: [{ birthDate: intruderBirth }],
        seniorityFrom: null,
        payrollNumber: 'A-0042',
      },
    }),
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'peopleSheets.previewWorkingPattern': {
    parts: ({ userId }) => ({ params: { id: userId }, body: week }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'peopleSheets.setWorkingPattern': {
    parts: ({ userId }) => ({ params: { id: userId }, body: week }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'peopleSheets.adjust': {
    parts: ({ userId }) => ({ params: { id: userId }, body: adjustment }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
