import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** Somebody else's server that takes every call and never says a word. */
export interface SilentServer {
  readonly url: string;
  /** How many wait for an answer at this moment. */
  readonly waiting: () => number;
  /** Hangs up on everyone. */
  readonly hangUp: () => void;
  readonly close: () => Promise<void>;
}

export async function startSilentServer(): Promise<SilentServer> {
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => waiting.add(socket));
    socket.on('close', () => waiting.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const hangUp = (): void => {
    for (const socket of waiting) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    waiting: () => waiting.size,
    hangUp,
    close: async () => {
      hangUp();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
