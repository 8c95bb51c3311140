import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Hangs up on everyone, without a word to either side. */
  readonly cut: () => void;
  /** Passes nothing on until `thaw`: a network, or a disk behind it, that does not move. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => Promise<void>;
}

/** Stands between the servers and their PostgreSQL, which listens on a socket of the file system. */
export async function startCuttingProxy(socketPath: string, onPort = 0): Promise<CuttingProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(socketPath);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => undefined);
      one.on('data', (piece) => {
        if (!other.destroyed) other.write(piece);
      });
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      if (isFrozen) one.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
