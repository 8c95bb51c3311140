// A mail server that takes every mail and keeps none; it counts those about requests, each Message-ID once: what the
// clock alone brings, such as changed counters at half past, is no deed's.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const taken = new Set<string>();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      if (head.length < 4_000) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      const [, id] = /^message-id:\s*<notification\.(\S+)>/im.exec(head) ?? [];
      if (id) taken.add(id);
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ answer: taken.size }));
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
