import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type PostParts, post } from './post.ts';

let server: Server | null = null;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

async function listen(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const local = { loopback: true, allowedHosts: [] };
const production = { loopback: false, allowedHosts: [] };
const send = (url: string, parts: Partial<PostParts> = {}) =>
  post(
    { reach: local, now: () => new Date(), ...parts },
    {
      url,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: new AbortController().signal,
    },
  );

describe('a name that leads elsewhere a moment later', () => {
  it('is asked once, and what was checked is what is connected to', async () => {
    let asked = 0;
    let reached = 0;
    const port = await listen((_request, response) => {
      reached += 1;
      response.end();
    });
    // One answer for whoever checks, another for whoever would ask again to connect.
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    };
    const parts = { reach: { loopback: false, allowedHosts: ['receiver.lan'] }, resolve };
    expect((await send(`http://receiver.lan:${port}/`, parts)).status).toBe(200);
    expect([asked, reached]).toEqual([1, 1]);
    expect((await send(`http://receiver.lan:${port}/`, parts)).problem).toBe('address');
    expect([asked, reached]).toEqual([2, 1]);
  });

  it('is refused once it leads inside, whatever it led to when it was subscribed', async () => {
    let reached = 0;
    const port = await listen((_request, response) => {
      reached += 1;
      response.end();
    });
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const answer = await send(`https://rebind.example.org:${port}/`, { reach: production, resolve });
    expect([answer.problem, reached]).toEqual(['address', 0]);
  });

  it('is refused when one of several addresses is inside, and told apart from no name at all by nobody', async () => {
    const mixed = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const nobody = () => Promise.reject(new Error('ENOTFOUND'));
    const problems = [
      await send('https://mixed.example.org/', { reach: production, resolve: mixed }),
      await send('https://nobody.example.org/', { reach: production, resolve: nobody }),
      await send('https://127.0.0.1/', { reach: production }),
    ].map(({ problem }) => problem);
    expect(problems).toEqual(['address', 'address', 'address']);
  });
});

describe('an answer', () => {
  it('is kept with its status, its beginning and what it asks for', async () => {
    const port = await listen((_request, response) =>
      response.writeHead(503, { 'retry-after': '7' }).end(`${'é'.repeat(5000)}`),
    );
    const answer = await send(`http://127.0.0.1:${port}/`);
    expect(answer).toMatchObject({ status: 503, problem: null, retryAfterMs: 7000 });
    expect(answer.text).toBe('é'.repeat(2048));
  });

  it('that never ends is read no further than needed', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(16_384), () => !response.destroyed && setImmediate(more));
      more();
    });
    expect((await send(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  it('that does not come, or does not begin, counts as none', async () => {
    const port = await listen(() => undefined);
    const limits = { timeoutMs: 100 };
    expect(await send(`http://127.0.0.1:${port}/`, { limits })).toMatchObject({
      status: null,
      problem: 'timeout',
    });
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    server = null;
    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ status: null, problem: 'connection' });
  });
});
