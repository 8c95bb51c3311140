import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { LiveHub } from '#server/live/hub.ts';

const patienceMs = 10_000;

/** Lets requests under way finish when the server ends, and keeps what never finishes by itself from holding it up. */
export function endPromptly(app: FastifyInstance, live: LiveHub): void {
  // Browsers keep spare connections on which they have asked nothing yet; Node does not count these as idle.
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  app.addHook('preClose', async () => {
    live.close();
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
  });
}
