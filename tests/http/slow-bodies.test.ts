import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { REQUEST_TIMEOUT: '1' } });
});
afterAll(() => app.close());

/** Sends this, then a byte now and then, and tells what it was answered once the connection is closed. */
function trickle(head: string, drop: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.config.port, '127.0.0.1', () => socket.write(head));
    const drops = setInterval(() => socket.write(drop), 100);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drops);
      resolve(answer);
    });
    setTimeout(() => reject(new Error('Still open.')), 20_000).unref();
  });
}

describe('a request that never ends', () => {
  it('is ended while its body drips in', async () => {
    const head =
      'POST /api/auth/magic-link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{';
    expect(await trickle(head, ' ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is ended while its headers drip in', async () => {
    expect(await trickle('GET /api/health HTTP/1.1\r\nhost: localhost\r\n', 'x-a: b\r\n')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  it('is no answer that goes on: news are told for longer', async () => {
    const { admin } = await createTestOrganization(app.services);
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${app.url}/api/live`, { headers });
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('ready');
    await trickle('GET /api/health HTTP/1.1\r\nhost: localhost\r\n', 'x-a: b\r\n');
    await app.call('POST', '/teams', { token: admin.token, body: { name: 'Bien plus tard' } });
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('change');
    await reader?.cancel();
  });
});
