import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Links and names travel in these mails: nothing may read local files or fetch addresses into them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** What tells those who wait for a mail server that nobody waits any longer. */
  const waiting = new Set<(reason: Error) => void>();
  return {
    send: (mail) =>
      new Promise<void>((resolve, reject) => {
        waiting.add(reject);
        transport
          .sendMail({
            ...mail,
            from,
            headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
          })
          .then(() => resolve(), reject)
          .finally(() => waiting.delete(reject));
      }),
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
