import type { CallParts, SessionRow, Targets } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const unknownToAdmins = [403, 403, 403, 404] as const;

const form = {
  color: '#3F6212',
  confidential: false,
  needsApproval: true,
  counter: null,
  halfDays: true,
  asksJustification: false,
};
const named = (name: string) => ({ ...form, name: { fr: name, en: `${name} (en)` } });
const ofType = ({ typeId }: Targets): CallParts => ({ params: { id: typeId } });

/** Everyone reads the types of their own organisation; those who set it up change them. */
export const typeRows = {
  'leaveTypes.list': { parts: () => ({}), home: [200, 200, 200, 200], stranger: 200 },
  'leaveTypes.catalogue': { parts: () => ({}), home: admins, stranger: 200 },
  'leaveTypes.create': { parts: () => ({ body: named('Télétravail') }), home: admins, stranger: 200 },
  'leaveTypes.preview': {
    parts: (targets) => ({ ...ofType(targets), body: { ...named('Autre nom'), absence: 'unpaid' } }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'leaveTypes.update': {
    parts: (targets) => ({ ...ofType(targets), body: named('Autre nom') }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'leaveTypes.archive': { parts: ofType, home: admins, foreign: unknownToAdmins, stranger: 404 },
  'leaveTypes.restore': { parts: ofType, home: admins, foreign: unknownToAdmins, stranger: 404 },
} as const satisfies Record<string, SessionRow>;
