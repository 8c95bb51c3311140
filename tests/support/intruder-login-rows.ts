import { randomUUID } from 'node:crypto';
import type { OpenRow, SessionRow } from './intruder-row.ts';

const everyone = [200, 200, 200, 200] as const;
const admins = [403, 403, 403, 200] as const;
const unknownToAll = [404, 404, 404, 404] as const;
const mine = { home: everyone, accountant: 200, stranger: 200 } as const;
const nothingOfMine = { home: unknownToAll, accountant: 404, stranger: 404 } as const;

/** What proves who someone is: everybody has their own, and there is no way to name another's. */
export const loginRows = {
  'secondFactors.read': { parts: () => ({}), ...mine },
  'secondFactors.finishLogin': {
    parts: () => ({ body: { ticket: 'A'.repeat(64), code: '123456' } }),
    anyone: 401,
  },
  'secondFactors.startApp': { parts: () => ({}), ...mine },
  'secondFactors.confirmApp': { parts: () => ({ body: { code: '123456' } }), ...nothingOfMine },
  'secondFactors.turnOffApp': { parts: () => ({}), ...nothingOfMine },
  'secondFactors.renewCodes': { parts: () => ({}), ...nothingOfMine },
  'secondFactors.devices': { parts: () => ({}), ...mine },
  'secondFactors.revokeDevice': { parts: () => ({ params: { id: randomUUID() } }), ...nothingOfMine },
  'secondFactors.stepUp': {
    parts: () => ({ body: { code: '123456' } }),
    home: [422, 422, 422, 422],
    accountant: 422,
    stranger: 422,
  },
  'secondFactors.askMailCode': { parts: () => ({}), ...mine },
  'loginPolicy.read': { parts: () => ({}), home: admins, stranger: 200 },
  'loginPolicy.update': {
    parts: () => ({ body: { secondFactor: 'off', from: null } }),
    home: admins,
    stranger: 200,
  },
  'loginPolicy.askRecovery': {
    // Somebody without any factor: there is nothing to reset.
    parts: ({ leadId }) => ({ body: { userId: leadId } }),
    home: [403, 403, 403, 404],
    foreign: [403, 403, 403, 404],
    stranger: 404,
  },
  'loginPolicy.confirmRecovery': {
    parts: () => ({ params: { id: randomUUID() } }),
    home: [403, 403, 403, 404],
    stranger: 404,
  },
  'loginPolicy.withdrawRecovery': {
    parts: () => ({ params: { id: randomUUID() } }),
    home: [403, 403, 403, 404],
    stranger: 404,
  },
  'loginPolicy.stopRecovery': { parts: () => ({ body: { token: 'A'.repeat(64) } }), anyone: 410 },
} as const satisfies Record<string, SessionRow | OpenRow>;
