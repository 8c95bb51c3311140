import type { AddressInfo, Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly messageId: string;
  readonly to: string;
  readonly references: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailCatcher {
  readonly url: string;
  /** Every mail as often as it came. */
  readonly mails: readonly CaughtMail[];
  readonly close: () => Promise<void>;
}

/**
 * What a mail server can do instead of taking a mail: refuse it for now or for good, say nothing at all, hang up, or
 * take it and hang up before it has said so.
 */
export type MailFault = 451 | 550 | 'silence' | 'cut' | 'cut-after-taking';

export interface CatcherOptions {
  readonly onPort?: number;
  /** What to answer to a recipient: nothing, `250`, or a refusal such as `550 5.1.1 Unknown`. May take its time. */
  readonly answer?: (address: string) => Promise<string | undefined> | string | undefined;
  readonly faultOf?: () => MailFault | null;
}

/** A mail server that takes everything, unless told otherwise, and remembers the names of what it took. */
export async function catchMails({
  onPort = 0,
  answer,
  faultOf = () => null,
}: CatcherOptions = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onRcptTo: async ({ address }, _session, done) => {
      const refusal = await answer?.(address);
      if (!refusal) return done();
      const responseCode = Number(refusal.slice(0, 3));
      done(Object.assign(new Error(refusal.slice(4)), { responseCode }));
    },
    onData: (stream, { remotePort }, done) => {
      const chunks: Buffer[] = [];
      const fault = faultOf();
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (fault === 'silence') return;
        if (fault === 'cut') return hangUp(remotePort);
        if (typeof fault === 'number')
          return done(Object.assign(new Error('Not now'), { responseCode: fault }));
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const { messageId = '', to, references = '', subject = '', text = '' } = mail;
        mails.push({ messageId, to: to?.[0]?.address ?? '', references, subject, text });
        if (fault === 'cut-after-taking') hangUp(remotePort);
        else done();
      });
    },
  });
  const callers = new Map<number | undefined, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    callers.set(remotePort, socket);
    socket.once('close', () => callers.delete(remotePort));
  });
  const hangUp = (port: number): void => {
    callers.get(port)?.destroy();
  };
  // Whoever is killed in the middle of a mail hangs up without a word.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
