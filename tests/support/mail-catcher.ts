import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface CaughtMail {
  readonly messageId: string;
  readonly to: string;
  readonly references: string;
}

export interface MailCatcher {
  readonly url: string;
  /** Every mail as often as it came. */
  readonly mails: readonly CaughtMail[];
  readonly close: () => Promise<void>;
}

/** A mail server that takes everything and remembers the names of what it took. */
export async function catchMails(onPort = 0): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { messageId = '', to, references = '' } = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ messageId, to: to?.[0]?.address ?? '', references });
        done();
      });
    },
  });
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
