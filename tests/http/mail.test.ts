// @module-tag daily
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { actOn, createLeaveCompany, fileLeave, jobsDone, tokenIn } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let server: SMTPServer;
let app: TestApp;
let received: Email[];
let refused: Email[];
let refusals: number;

beforeEach(async () => {
  received = [];
  refused = [];
  refusals = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        if (refusals > 0) {
          refusals -= 1;
          refused.push(mail);
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        received.push(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  app = await startTestApp({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Relâche <ici@exemple.fr>' },
  });
});
afterEach(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const mailTo = (address: string) =>
  eventually(async () => received.find((mail) => mail.to?.[0]?.address === address), `a mail to ${address}`);

/** The queue waits longer after each failure; these tests do not wait with it. */
async function retryNow(): Promise<void> {
  const client = new Client(app.connection);
  await client.connect();
  await eventually(async () => {
    const { rowCount } = await client.query(
      'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null',
    );
    return (rowCount ?? 0) > 0;
  }, 'a failed job');
  await client.end();
}

describe('mail over SMTP', () => {
  it('has both parts, its sender, and a Message-ID of our host', async () => {
    const { admin } = await createTestOrganization(app.services);
    await app.call('POST', '/auth/magic-link', { body: { email: admin.email } });
    const mail = await mailTo(admin.email);
    expect(mail.from).toMatchObject({ name: 'Relâche', address: 'ici@exemple.fr' });
    expect(mail.to?.[0]?.name).toBe(admin.name);
    expect(mail.messageId).toMatch(/^<login-link\.[0-9a-f-]{36}@localhost>$/);
    expect(mail.text).toContain(`${app.config.publicUrl}/login?token=`);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    // Typography: the no-break spaces of the sentences arrive as they were written.
    expect(mail.text).toContain('15\u00a0minutes');
  });

  it('is tried again when the server refuses it, and arrives once', async () => {
    refusals = 1;
    const { admin } = await createTestOrganization(app.services);
    await app.call('POST', '/auth/magic-link', { body: { email: admin.email } });
    await retryNow();
    await mailTo(admin.email);
    expect(received).toHaveLength(1);
  });

  it('about a request keeps its Message-ID on every attempt, and its links work in each', async () => {
    refusals = 1;
    const { ines, manager } = await createLeaveCompany(app);
    const { json } = await fileLeave(app, ines);
    await retryNow();
    const mail = await mailTo(manager.email);
    await jobsDone(app);
    expect(mail.messageId).toMatch(/^<notification\.[0-9a-f-]{36}@localhost>$/);
    expect([...refused, ...received].map(({ messageId }) => messageId)).toEqual([
      mail.messageId,
      mail.messageId,
    ]);
    // The server may have kept what it refused: either copy may be the one that is read.
    for (const { text } of [...refused, ...received]) {
      const token = tokenIn(text ?? '', `/requests/${json.id}/reject`);
      const shown = await app.call('POST', `/leave-requests/${json.id}/mail-decision/show`, {
        body: { token },
      });
      expect(shown.json.decidable).toBe(true);
    }
  });

  it('brings approved leave as a calendar file', async () => {
    const { ines, manager } = await createLeaveCompany(app);
    const { json } = await fileLeave(app, ines);
    await actOn(app, manager, json, 'approve');
    const { attachments } = await mailTo(ines.email);
    await jobsDone(app);
    expect(attachments).toMatchObject([
      { filename: 'absence.ics', mimeType: 'text/calendar', method: 'PUBLISH', disposition: 'attachment' },
    ]);
  });

  it('shows in logs and figures when it is given up, without the address', async () => {
    refusals = Number.POSITIVE_INFINITY;
    const { admin } = await createTestOrganization(app.services);
    const client = new Client(app.connection);
    await client.connect();
    await app.call('POST', '/auth/magic-link', { body: { email: admin.email } });
    await eventually(async () => {
      await client.query(
        `update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts, max_attempts - 1)
         where locked_at is null and attempts < max_attempts`,
      );
      return (await app.callAnything('GET', '/metrics')).text.includes('jobs{state="dead",lane="login"} 1');
    }, 'a dead job in the figures');
    await client.end();
    await eventually(async () => app.logs.some((line) => line.includes('given up')), 'a line in the log');
    expect(app.logs.join('')).not.toContain(admin.email);
  });
});
