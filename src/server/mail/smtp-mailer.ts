import { createTransport } from 'nodemailer';
import { type Mailer, RecipientRefused } from './mailer.ts';
import { isRefusedForGood } from './smtp-refusal.ts';

export function createSmtpMailer(url: string, from: string, connections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Shorter than the time of any job that sends: a silent server frees its connection first.
    socketTimeout: 20_000,
    // Links and names travel in these mails: nothing may read local files or fetch addresses into them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const headers = { ...mail.headers, 'Auto-Submitted': 'auto-generated' };
      try {
        await transport.sendMail({ ...mail, from, headers });
      } catch (error) {
        throw isRefusedForGood(error) ? new RecipientRefused() : error;
      }
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
