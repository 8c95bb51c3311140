// A mail server that takes every mail and keeps none; it counts them, each Message-ID once.
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
      taken.add(/^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '');
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ answer: taken.size }));
process.on('SIGTERM', () => process.exit(0)).on('disconnect', () => process.exit(0));
