import type { ByRole, OpenRow, SessionRow } from './intruder-row.ts';

const admins: ByRole = [403, 403, 403, 200];
const unknown: ByRole = [403, 403, 403, 404];
const mine = { home: [200, 200, 200, 200], accountant: 200, stranger: 200 } as const;
const nothingOfMine = { home: [404, 404, 404, 404], accountant: 404, stranger: 404 } as const;
const form = {
  kind: 'oidc',
  name: 'Autre',
  oidc: { provider: 'other', issuer: 'https://login.example.org', clientId: 'relache' },
};

/** How a company says who its people are is for admins, and another organisation's does not exist. */
export const companyLoginRows = {
  'companyLogin.listDomains': { parts: () => ({}), home: admins, stranger: 200 },
  'companyLogin.addDomain': {
    parts: () => ({ body: { domain: `d${crypto.randomUUID()}.example.org` } }),
    home: admins,
    stranger: 200,
  },
  'companyLogin.checkDomain': {
    parts: ({ loginDomainId }) => ({ params: { id: loginDomainId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.removeDomain': {
    parts: ({ loginDomainId }) => ({ params: { id: loginDomainId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.listConnections': { parts: () => ({}), home: admins, stranger: 200 },
  'companyLogin.createConnection': { parts: () => ({ body: form }), home: admins, stranger: 200 },
  'companyLogin.changeConnection': {
    parts: ({ connectionId }) => ({ params: { id: connectionId }, body: form }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.testConnection': {
    parts: ({ connectionId }) => ({ params: { id: connectionId } }),
    // Nobody answers at the address of the example.
    home: [403, 403, 403, 422],
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.turnConnection': {
    parts: ({ connectionId }) => ({ params: { id: connectionId }, body: { state: 'off' } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.removeConnection': {
    parts: ({ connectionId }) => ({ params: { id: connectionId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.unlinkPerson': {
    parts: ({ connectionId, userId }) => ({ params: { id: connectionId, userId } }),
    home: unknown,
    foreign: unknown,
    stranger: 404,
  },
  'companyLogin.listLinksOf': {
    parts: ({ userId }) => ({ params: { id: userId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  // Everybody has their own, and there is no way to name another's.
  'companyLogin.listOwnLinks': { parts: () => ({}), ...mine },
  'companyLogin.unlinkOneself': {
    parts: ({ connectionId }) => ({ params: { id: connectionId } }),
    ...nothingOfMine,
  },
  'companyLogin.finish': { parts: () => ({ body: { answer: 'state=inconnu&code=inconnu' } }), anyone: 401 },
} as const satisfies Record<string, SessionRow | OpenRow>;
