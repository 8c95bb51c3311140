import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertAuditEntries } from '#server/store/audit-log.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

const entries = 2_300;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
  const at = app.services.now().getTime();
  await app.services.database.inOrganization(organization.id, (tx) =>
    insertAuditEntries(
      tx,
      Array.from({ length: entries }, (_, place) => ({
        at: new Date(at - (entries - place) * 1_000),
        action: 'team.created' as const,
        actorId: organization.admin.id,
        actorName: 'Ada; "Admin"',
        subjectKind: 'team' as const,
        subjectId: organization.id,
        subjectName: `Équipe ${place}`,
        address: null,
        keyId: null,
        keyName: null,
        byDirectory: false,
        details: {},
      })),
    ),
  );
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const path = '/audit-log.csv?action=team.created';

const ask = (signal?: AbortSignal) =>
  fetch(`${app.url}/api${path}`, {
    headers: {
      authorization: `Bearer ${organization.admin.token}`,
      'accept-encoding': 'identity',
      'accept-language': 'fr',
    },
    ...(signal ? { signal } : {}),
  });

/** Whatever is asked of the database after the first step waits for `then`; how often that was. */
async function holdSecondStep(then: Promise<unknown>) {
  const { database } = app.services;
  const inOrganization = database.inOrganization.bind(database);
  const spy = vi.spyOn(database, 'inOrganization');
  await app.call('GET', '/audit-log?limit=1', { token: organization.admin.token });
  const upToOneStep = spy.mock.calls.length;
  expect(upToOneStep).toBeGreaterThan(0);
  const asked = { held: 0 };
  let calls = 0;
  spy.mockImplementation(async (id, work) => {
    calls += 1;
    if (calls > upToOneStep) {
      asked.held += 1;
      await then;
    }
    return inOrganization(id, work);
  });
  return asked;
}

describe('the log as a file', () => {
  it('leaves as it is read, and is the same as the list', async () => {
    const listed: string[] = [];
    for (let before = ''; ; ) {
      const query = `limit=200&action=team.created${before}`;
      const { json } = await app.call('GET', `/audit-log?${query}`, { token: organization.admin.token });
      for (const { subject } of json) listed.push(subject.name);
      if (json.length < 200) break;
      before = `&before=${json.at(-1)?.id}`;
    }
    expect(listed).toHaveLength(entries);
    let goOn: () => void = () => undefined;
    const asked = await holdSecondStep(
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
    );
    const { headers, body } = await ask();
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="relache-journal.csv"');
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const parts: Uint8Array[] = [];
    const read = async () => {
      const { value } = await reader.read();
      if (value) parts.push(value);
      return value !== undefined;
    };
    const soFar = () => Buffer.concat(parts).toString();
    while (!soFar().includes(`Équipe ${entries - 100};`)) expect(await read()).toBe(true);
    expect(soFar()).not.toContain('Équipe 0;');
    await expect.poll(() => asked.held).toBe(1);
    goOn();
    while (await read());
    const [head, ...lines] = soFar().split('\r\n');
    expect(head?.startsWith('\u{FEFF}Date')).toBe(true);
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => line.split(';').at(-3))).toEqual(listed);
    expect(lines.every((line) => line.includes('"Ada; ""Admin"""'))).toBe(true);
  });

  it('ends in the middle where the database fails there, and is not taken for whole', async () => {
    const failure = Promise.reject(new Error('the database is gone'));
    failure.catch(() => undefined);
    await holdSecondStep(failure);
    const { status, body } = await ask();
    expect(status).toBe(200);
    await expect(text(body as ReadableStream<Uint8Array>)).rejects.toThrow('terminated');
    expect((await ask()).status).toBe(500);
  });

  it('is read no further once its reader has hung up', async () => {
    let goOn: () => void = () => undefined;
    const asked = await holdSecondStep(
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
    );
    const hangUp = new AbortController();
    const { status } = await ask(hangUp.signal);
    expect(status).toBe(200);
    await expect.poll(() => asked.held).toBe(1);
    const noticed = vi.spyOn(app.services.traffic, 'end');
    hangUp.abort();
    await expect.poll(() => noticed.mock.calls.length).toBe(1);
    goOn();
    // There are three more steps, each of which would take less than these.
    for (let call = 0; call < 5; call += 1) await app.call('GET', '/ready');
    expect(asked.held).toBe(1);
  });

  it('is nothing but a refusal for whoever may not read it', async () => {
    const { token } = await organization.add('employee');
    expect((await app.call('GET', path, { token })).json.code).toBe('forbidden');
  });
});
