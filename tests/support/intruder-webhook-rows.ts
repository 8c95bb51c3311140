import type { ByRole, SessionRow } from './intruder-row.ts';

const admins: ByRole = [403, 403, 403, 200];
const unknown: ByRole = [403, 403, 403, 404];
const form = { url: 'https://hooks.example.org/relache', events: ['team.changed'] };
const replayed = { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' };

/** Programs of the organisation are for admins, and another organisation's do not exist. */
export const webhookRows = {
  'webhookEndpoints.list': { parts: () => ({}), home: admins, stranger: 200 },
  'webhookEndpoints.create': { parts: () => ({ body: form }), home: admins, stranger: 200 },
  'webhookEndpoints.samples': {
    parts: () => ({ query: { event: 'leave_request.approved' } }),
    home: admins,
    stranger: 200,
  },
  'webhookEndpoints.update': {
    parts: ({ endpointId }) => ({ params: { id: endpointId }, body: form }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.remove': {
    parts: ({ endpointId }) => ({ params: { id: endpointId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.rotate': {
    parts: ({ endpointId }) => ({ params: { id: endpointId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.test': {
    parts: ({ endpointId }) => ({ params: { id: endpointId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.deliveries': {
    parts: ({ endpointId }) => ({ params: { id: endpointId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.replay': {
    parts: ({ endpointId, deliveryId }) => ({ params: { id: endpointId, deliveryId } }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
  'webhookEndpoints.replayRange': {
    parts: ({ endpointId }) => ({ params: { id: endpointId }, body: replayed }),
    home: admins,
    foreign: unknown,
    stranger: 404,
  },
} as const satisfies Record<string, SessionRow>;
