import { createTransport } from 'nodemailer';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { type Mailer, type OutgoingMail, RecipientRefused } from './mailer.ts';
import { isRefusedForGood } from './smtp-refusal.ts';
import { writeMessage } from './write-message.ts';

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
  /** What tells those who wait for a mail server that nobody waits any longer. */
  const waiting = new Set<(reason: Error) => void>();
  return {
    send: (mail) =>
      new Promise<void>((resolve, reject) => {
        mustHoldNothing('the mail server');
        waiting.add(reject);
        write(mail)
          .then((written) => transport.sendMail(written))
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
