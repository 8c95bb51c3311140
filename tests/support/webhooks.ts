import type { Client } from 'pg';
import { expect } from 'vitest';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { eventually } from './eventually.ts';
import type { TestPerson } from './organizations.ts';
import type { Calls, TestApp } from './test-app.ts';

export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

/** Subscribed as a screen does it, to everything unless something else is said. */
export async function subscribeProgram(
  app: Calls,
  { token }: Pick<TestPerson, 'token'>,
  url: string,
  events: readonly string[] = eventTypes,
): Promise<MadeWebhook> {
  const { status, json, text } = await app.call('POST', '/webhook-endpoints', {
    token,
    body: { url, events },
  });
  expect(status, text).toBe(200);
  return { id: json.id, secret: json.secret };
}

export async function deliveriesOf(app: TestApp, { token }: Pick<TestPerson, 'token'>, id: string) {
  return (await app.call('GET', `/webhook-endpoints/${id}/deliveries`, { token })).json;
}

/** Whatever waits for a later attempt is due. */
export async function pullForward(owner: Client): Promise<void> {
  await owner.query('update webhook_endpoints set rests_until = null');
  await owner.query(
    `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'deliver-webhook' and j.locked_at is null and j.run_at > now()`,
  );
}

/** Until so many deliveries are in this state. */
export function inState(owner: Client, endpointId: string, state: string, count: number): Promise<true> {
  return eventually(async () => {
    const { rows } = await owner.query(
      'select count(*)::int as found from webhook_deliveries where endpoint_id = $1 and state = $2',
      [endpointId, state],
    );
    return rows[0].found === count || null;
  }, `${count} deliveries that are ${state}`);
}

/** Until each of them was tried so often. */
export function triedOften(owner: Client, endpointId: string, attempts: number): Promise<true> {
  return eventually(async () => {
    const { rows } = await owner.query(
      'select min(attempts)::int as fewest from webhook_deliveries where endpoint_id = $1',
      [endpointId],
    );
    return rows[0].fewest >= attempts || null;
  }, `${attempts} attempts`);
}
