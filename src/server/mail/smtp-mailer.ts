import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { type Mailer, type OutgoingMail, RecipientRefused } from './mailer.ts';
import { isRefusedForGood } from './smtp-refusal.ts';
import { type WrittenMessage, writeMessage } from './write-message.ts';

type MailToSend = Parameters<ReturnType<typeof createTransport>['transporter']['send']>[0];

export function createSmtpMailer(url: string, from: string, connections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Shorter than the time of any job that sends: a silent server frees its connection first.
    socketTimeout: 20_000,
  });
  // Written in one piece and sent in one: as it is made, a mail is many small writes to its connection.
  const write = async ({ arrivalIsNews: _, ...mail }: OutgoingMail) =>
    writeMessage({ ...mail, from, headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' } });
  /** Past the part of the mail program that would put a mail together: this one is written. */
  const { transporter } = transport;
  if (typeof transport.getSocket === 'function') transporter.getSocket = transport.getSocket;
  const handOver = (written: WrittenMessage) =>
    new Promise<void>((resolve, reject) => {
      transporter.send(envelopeAround(written), (error) => (error ? reject(error) : resolve()));
    });
  /** What tells those who wait for a mail server that nobody waits any longer. */
  const waiting = new Set<(reason: Error) => void>();
  return {
    send: (mail) =>
      new Promise<void>((resolve, reject) => {
        mustHoldNothing('the mail server');
        waiting.add(reject);
        write(mail)
          .then((written) => handOver(written))
          .then(
            () => resolve(),
            (error: unknown) => reject(isRefusedForGood(error) ? new RecipientRefused() : error),
          )
          .finally(() => waiting.delete(reject));
      }),
    rehearse: async (mail) => {
      await write(mail);
    },
    check: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
      // The pool lets what is under way go on, for as long as the mail server likes.
      for (const reject of waiting) reject(new Error('The mail server did not answer before the end.'));
    },
  };
}

/** What the pool of connections asks of a mail. It tries another connection while nothing of the stream was read. */
function envelopeAround({ envelope, raw }: WrittenMessage): MailToSend {
  const message = {
    getEnvelope: () => envelope,
    // Only for a log that nobody keeps.
    messageId: () => '',
    getHeader: () => '',
    createReadStream: () =>
      new Readable({
        read() {
          this.push(raw);
          this.push(null);
        },
      }),
  };
  return { message, data: {} } as unknown as MailToSend;
}
