import type { ByRole, OpenRow, SessionRow } from './intruder-row.ts';

const everyone: ByRole = [200, 200, 200, 200];
const unknown: ByRole = [403, 403, 403, 404];

/** What the company connects is for its admins; one's own for oneself. Slack is not set up on the server of these tests. */
export const connectionRows = {
  'connections.list': { parts: () => ({}), home: everyone, stranger: 200 },
  'connections.beginCompany': {
    parts: () => ({ params: { provider: 'slack' } }),
    home: [403, 403, 403, 409],
    stranger: 409,
  },
  'connections.beginOwn': {
    parts: () => ({ params: { provider: 'teams' } }),
    home: [404, 404, 404, 404],
    stranger: 404,
  },
  'connections.finish': {
    parts: () => ({ body: { answer: 'state=inconnu&code=inconnu' } }),
    home: [422, 422, 422, 422],
    stranger: 422,
  },
  'connections.test': {
    parts: ({ outsideId }) => ({ params: { id: outsideId } }),
    home: [403, 403, 403, 409],
    foreign: unknown,
    stranger: 404,
  },
  'connections.chooseReplies': {
    parts: ({ outsideId }) => ({ params: { id: outsideId }, body: { text: null } }),
    home: [403, 403, 403, 404],
    foreign: unknown,
    stranger: 404,
  },
  'connections.stopReplies': {
    parts: ({ outsideId }) => ({ params: { id: outsideId } }),
    home: [403, 403, 403, 404],
    foreign: unknown,
    stranger: 404,
  },
  'connections.disconnect': {
    parts: ({ outsideId }) => ({ params: { id: outsideId }, body: {} }),
    home: [403, 403, 403, 200],
    foreign: unknown,
    stranger: 404,
  },
  'companyCalendars.show': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'companyCalendars.connectGoogle': {
    parts: () => ({ body: { key: '{"type":"service_account"}' } }),
    home: [403, 403, 403, 400],
    stranger: 400,
  },
  'companyCalendars.connectMicrosoft': {
    parts: () => ({
      body: {
        appId: '0f8fad5b-d9cb-469f-a165-70867728950e',
        tenantId: '0f8fad5b-d9cb-469f-a165-70867728950e',
        secret: 'un-secret',
      },
    }),
    home: [403, 403, 403, 400],
    stranger: 400,
  },
  'companyCalendars.choose': { parts: () => ({ body: { written: false } }), home: everyone, stranger: 200 },
  'teamsChannel.show': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'teamsChannel.connect': {
    parts: () => ({
      body: { address: 'https://hooks.example.org/x?sig=y', name: 'Canal', news: ['digest'], language: 'fr' },
    }),
    home: [403, 403, 403, 400],
    stranger: 400,
  },
  'teamsChannel.change': {
    parts: () => ({ body: { name: 'Canal', news: [], language: 'fr' } }),
    home: unknown,
    stranger: 404,
  },
  'teamsChannel.test': { parts: () => ({}), home: unknown, stranger: 404 },
  'teamsChannel.seen': { parts: () => ({ body: { seen: true } }), home: unknown, stranger: 404 },
  'teamsBot.show': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'teamsBot.connect': {
    parts: () => ({ body: { appId: 'x', tenantId: 'y', secret: 'z' } }),
    home: [400, 400, 400, 400],
    stranger: 400,
  },
  'teamsBot.app': { parts: () => ({}), home: unknown, stranger: 404 },
  'teamsBot.link': {
    parts: () => ({ body: { reference: 'cmsxOg' } }),
    home: [409, 409, 409, 409],
    stranger: 409,
  },
  'slack.manifest': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'slack.digest': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'slack.stopDigest': { parts: () => ({}), home: [403, 403, 403, 200], stranger: 200 },
  'slack.account': { parts: () => ({}), home: [409, 409, 409, 409], stranger: 409 },
  'slack.link': {
    parts: () => ({ body: { account: 'U0' } }),
    home: [409, 409, 409, 409],
    stranger: 409,
  },
} as const satisfies Record<string, SessionRow | OpenRow>;
