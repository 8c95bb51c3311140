import { randomUUID } from 'node:crypto';
import type { SessionRow } from './intruder-row.ts';

const admins = [403, 403, 403, 200] as const;
const unknownToAdmins = [403, 403, 403, 404] as const;
const managers = [403, 403, 200, 200] as const;
const unknownToManagers = [403, 403, 404, 404] as const;

const rules = { effectiveFrom: '2026-06-01', rules: { daysPerYear: 27 } };

/** Admins say which rules hold for a group or a person; those who set working weeks say who is in which group. */
export const groupRows = {
  'ruleGroups.list': { parts: () => ({}), home: [403, 200, 200, 200], stranger: 200 },
  'ruleGroups.create': {
    parts: () => ({ body: { kind: 'site', name: 'Colmar' } }),
    home: admins,
    stranger: 200,
  },
  'ruleGroups.update': {
    parts: ({ groupId }) => ({ params: { id: groupId }, body: { name: 'Renommé' } }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.previewRules': {
    parts: ({ groupId }) => ({ params: { id: groupId }, body: rules }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.applyRules': {
    parts: ({ groupId }) => ({ params: { id: groupId }, body: rules }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.undoRules': {
    parts: ({ groupId }) => ({ params: { id: groupId }, body: { id: randomUUID() } }),
    home: unknownToAdmins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.readPersonal': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: [404, 200, 200, 200],
    foreign: [404, 404, 404, 404],
    stranger: 404,
  },
  'ruleGroups.previewPlacement': {
    parts: ({ userId, groupId }) => ({
      params: { id: userId },
      body: { effectiveFrom: '2026-06-01', categoryId: groupId },
    }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'ruleGroups.place': {
    parts: ({ userId, groupId }) => ({
      params: { id: userId },
      body: { effectiveFrom: '2026-06-01', categoryId: groupId },
    }),
    home: managers,
    foreign: unknownToManagers,
    stranger: 404,
  },
  'ruleGroups.previewPersonalRules': {
    parts: ({ userId }) => ({ params: { id: userId }, body: rules }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.applyPersonalRules': {
    parts: ({ userId }) => ({ params: { id: userId }, body: rules }),
    home: admins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
  'ruleGroups.undoPersonalRules': {
    parts: ({ userId }) => ({ params: { id: userId }, body: { id: randomUUID() } }),
    home: unknownToAdmins,
    foreign: unknownToAdmins,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
