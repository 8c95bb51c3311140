import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

export const serviceWorkerFile = 'service-worker.js';

/** What a worker may do, which is its own policy and not that of the pages it serves: ask this very server. */
const policy = "default-src 'none'; connect-src 'self'";

/** Takes the place of a worker that went wrong: everything it kept is deleted, and it is gone with the next page. */
const ending = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;

/** The worker that opens the application without a connection. Browsers look for a new one at every visit. */
export function mountServiceWorker(app: FastifyInstance, client: string, enabled: boolean): void {
  const script = enabled ? readFileSync(join(client, serviceWorkerFile), 'utf8') : ending;
  app.get(`/${serviceWorkerFile}`, { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .send(script),
  );
}
