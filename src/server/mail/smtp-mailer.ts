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
  return {
    send: async (mail) => {
      await transport.sendMail({
        ...mail,
        from,
        headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
      });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
