import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverWebhook } from '#server/actions/webhooks/deliver-webhook.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import { eventually } from '#tests/support/eventually.ts';
import { actOn, createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { verified, WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { inState, pullForward, subscribeProgram } from '#tests/support/webhooks.ts';

let app: TestApp;
let owner: Client;
let company: LeaveCompany;
let receiver: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
beforeEach(async () => {
  company = await createLeaveCompany(app);
  receiver = await WebhookReceiver.start();
});
afterEach(() => receiver.die());

const got = (count: number) =>
  eventually(async () => receiver.messages.length >= count && receiver.messages, `${count} messages`);

describe('a program of ten lines', () => {
  it('files a request with a key, and a receiver hears of it', async () => {
    const { secret } = await subscribeProgram(app, company.admin, receiver.url);
    const { key } = await makeKey(app, company.ines, ['leave-request.file']);
    const answer = await fetch(`${app.url}/api/leave-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'vacation', startDate: '2040-07-02', endDate: '2040-07-06' }),
    });
    const { id } = (await answer.json()) as { id: string };
    await got(1);
    const [first] = receiver.received;
    if (!first) throw new Error('nothing came');
    expect(verified(secret, first)).toEqual({
      id: first.headers['webhook-id'],
      type: 'leave_request.filed',
      timestamp: expect.any(String),
      data: {
        id,
        sequence: 1,
        personId: company.ines.id,
        status: 'pending',
        startDate: '2040-07-02',
        startHalf: 'am',
        endDate: '2040-07-06',
        endHalf: 'pm',
      },
    });
    expect(() => verified(secret, { ...first, raw: first.raw.replace('pending', 'approved') })).toThrow();
  });

  it('Z10: tells nothing of why somebody is away', async () => {
    await subscribeProgram(app, company.admin, receiver.url);
    const note = 'Opération du genou';
    await fileLeave(app, company.manager, { type: 'sick', note, userId: company.ines.id });
    await fileLeave(app, company.ines, { startDate: '2040-08-06', endDate: '2040-08-10', note });
    await got(2);
    const sent = receiver.received.map(({ raw }) => raw).join();
    for (const word of ['sick', 'vacation', 'genou', 'note', 'type":"sick']) expect(sent).not.toContain(word);
  });
});

describe('a receiver that is killed', () => {
  it('comes back, and gets every event once for each id, in the order of its sequence', async () => {
    const { id, secret } = await subscribeProgram(app, company.admin, receiver.url);
    const { json: request } = await fileLeave(app, company.ines);
    await got(1);
    await receiver.die();
    await actOn(app, company.manager, request, 'approve');
    await actOn(app, company.manager, request, 'cancel', { reason: 'Imprévu' });
    await fileLeave(app, company.colin);
    await eventually(async () => {
      const tried = 'select from webhook_deliveries where endpoint_id = $1 and state <> $2 and attempts > 0';
      return (await owner.query(tried, [id, 'delivered'])).rowCount || null;
    }, 'an attempt in vain');
    await receiver.comeBack();
    await eventually(async () => {
      await pullForward(owner);
      return receiver.messages.length >= 4;
    }, 'all four');
    await inState(owner, id, 'delivered', 4);
    const ofRequest = receiver.messages.filter(({ data }) => data.id === request.id);
    const ordered = ofRequest.sort((a, b) => a.data.sequence - b.data.sequence);
    expect(ordered.map(({ type, data }) => [data.sequence, type, data.status])).toEqual([
      [1, 'leave_request.filed', 'pending'],
      [2, 'leave_request.approved', 'approved'],
      [3, 'leave_request.cancelled', 'cancelled'],
    ]);
    expect(receiver.messages).toHaveLength(4);
    for (const one of receiver.received) verified(secret, one);
  });
});

describe('a process that is killed', () => {
  // What one process sealed, another opens: they have a key in common, and no folder.
  const env = { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64') };
  let silent: TestApp;
  let watcher: Client;

  beforeEach(async () => {
    silent = await startTestApp({ env: { ...env, WORKER: 'off' } });
    watcher = new Client(silent.connection);
    await watcher.connect();
    company = await createLeaveCompany(silent);
  });
  afterEach(async () => {
    await watcher.end();
    await silent.close();
  });

  const deliverBeside = async (endpointId: string) => {
    const other = await startTestApp({ beside: silent, env });
    await inState(watcher, endpointId, 'delivered', 1).finally(() => other.close());
  };

  it('between the change and its delivery loses nothing', async () => {
    const { id, secret } = await subscribeProgram(silent, company.admin, receiver.url);
    await fileLeave(silent, company.ines);
    expect(receiver.received).toHaveLength(0);
    await deliverBeside(id);
    expect(receiver.received.map((one) => verified(secret, one))).toMatchObject([
      { type: 'leave_request.filed' },
    ]);
  });

  it('after the message left and before it is noted sends the same again, under the same id', async () => {
    const { id } = await subscribeProgram(silent, company.admin, receiver.url);
    await fileLeave(silent, company.ines);
    const { rows } = await watcher.query('select id from webhook_deliveries where endpoint_id = $1', [id]);
    const dying = new AbortController();
    const { services } = silent;
    const messenger: typeof services.messenger = {
      ...services.messenger,
      post: async (posting) => {
        const answer = await services.messenger.post(posting);
        dying.abort(new Error('killed'));
        return answer;
      },
    };
    const job = { organizationId: company.organization.id, deliveryId: rows[0].id };
    await expect(deliverWebhook({ ...services, messenger }, job, dying.signal)).rejects.toThrow('killed');
    await deliverBeside(id);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received[0]?.raw).toBe(receiver.received[1]?.raw);
  });
});
