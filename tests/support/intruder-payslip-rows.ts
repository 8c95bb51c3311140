import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const notTheirs = [403, 403, 403, 404] as const;

/** Tables name people by words: this one is found in every furnished organisation, in each its own. */
const form = () => ({
  body: {
    date: '2026-05-31',
    rows: [{ line: 1, name: 'Cible Jointe', counters: [{ counter: 'paid-leave', balance: '10' }] }],
  },
});

/** The counters of everyone's payslips: admins; accountants compare and read. */
export const payslipRows = {
  'payslips.list': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payslips.compare': { parts: form, home: admins, accountant: 200, stranger: 200 },
  'payslips.columns': { parts: () => ({}), home: admins, accountant: 200, stranger: 200 },
  'payslips.show': {
    parts: ({ comparisonId }) => ({ params: { id: comparisonId } }),
    home: admins,
    accountant: 200,
    foreign: notTheirs,
    stranger: 404,
  },
  'payslips.note': {
    parts: ({ comparisonId }) => ({
      params: { id: comparisonId, row: '0' },
      body: { note: 'Vu avec le cabinet' },
    }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
  'payslips.adjust': {
    parts: ({ comparisonId }) => ({ params: { id: comparisonId, row: '0' }, body: { reason: 'Bulletin' } }),
    home: admins,
    foreign: notTheirs,
    stranger: 404,
  },
} satisfies Record<string, SessionRow>;
