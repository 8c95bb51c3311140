import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
/** Admins would; the month says no. */
const tooEarly = [403, 403, 403, 409] as const;
const ahead = () => ({ params: { month: '2099-11' } });

/** What payroll is told of everyone: admins, and accountants where it says so. */
export const payrollRows = {
  'payroll.months': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payroll.month': {
    parts: () => ({ params: { month: '2026-09' } }),
    home: admins,
    accountant: 200,
    stranger: 200,
  },
  'payroll.close': { parts: ahead, home: tooEarly, accountant: 409, stranger: 409 },
  'payroll.reopen': {
    parts: () => ({ ...ahead(), body: { reason: 'Erreur' } }),
    home: tooEarly,
    stranger: 409,
  },
  'payroll.codes': { parts: () => ({}), home: admins, stranger: 200 },
  'payroll.setCodes': {
    parts: ({ typeId }) => ({ body: { codes: [{ type: typeId, code: 'AB-1', dsnReason: null }] } }),
    home: admins,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'payrollFiles.list': {
    parts: () => ({ params: { month: '2026-01' } }),
    home: admins,
    accountant: 200,
    stranger: 200,
  },
  'payrollFiles.make': {
    parts: () => ({ params: { month: '2026-09' }, body: { model: 'silae' } }),
    home: tooEarly,
    accountant: 409,
    stranger: 409,
  },
  'payrollFiles.fetch': {
    parts: ({ payFileId }) => ({ params: { id: payFileId } }),
    home: admins,
    accountant: 200,
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'payrollFiles.models': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payrollFiles.setModels': { parts: () => ({ body: { remove: ['silae'] } }), home: admins, stranger: 200 },
} satisfies Record<string, SessionRow>;
