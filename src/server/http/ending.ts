import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Failure } from '#server/failure.ts';
import type { LiveHub } from '#server/live/hub.ts';

const patienceMs = 8_000;
const sweepEveryMs = 50;

/** Lets requests under way finish when the server ends, and keeps what never finishes by itself from holding it up. */
export function endPromptly(app: FastifyInstance, live: LiveHub): void {
  // Browsers keep spare connections on which they have asked nothing yet; Node does not count these as idle.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  let ending = false;
  app.addHook('onRequest', async () => {
    // On a connection that was open already: another process, or the next, will answer.
    if (ending) throw new Failure('unavailable', { retryAfterSeconds: 1 });
  });
  app.addHook('preClose', async () => {
    ending = true;
    live.close();
    // Again and again: a connection that was in use a moment ago is kept alive by who asked, for nothing.
    const sweep = (): void => {
      for (const socket of unused) socket.destroy();
      app.server.closeIdleConnections();
    };
    sweep();
    const sweeping = setInterval(sweep, sweepEveryMs).unref();
    const cut = setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
    app.server.once('close', () => {
      clearInterval(sweeping);
      clearTimeout(cut);
    });
  });
}
