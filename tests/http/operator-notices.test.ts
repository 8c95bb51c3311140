import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendOperatorNotice } from '#server/actions/operator-notices/send-notice.ts';
import { runNoticeCommand } from '#server/operator/notice-command.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let folder: string;
let french: TestOrganization;
let english: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'relache-notices-'));
  french = await createTestOrganization(app.services, { name: 'Première' });
  english = await createTestOrganization(app.services, { name: 'Second', language: 'en' });
  await writeFile(join(folder, 'fuite.fr.md'), '# Une fuite de données\n\nVoici ce que nous **savons**.\n');
  await writeFile(join(folder, 'fuite.en.md'), '# A breach of data\n\nThis is what we **know**.\n');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const command = async (...args: string[]) => (await runNoticeCommand(app.services, args)).join('\n');
const notice = (...more: string[]) => command('--kind', 'breach', '--file', join(folder, 'fuite'), ...more);
const told = async ({ admin }: TestOrganization, subject: string) =>
  (await app.mailbox.to(admin.email)).filter((mail) => mail.subject === subject);

describe('V26: a notice to all admins', () => {
  it('leaves to nobody without --send', async () => {
    expect(await notice()).toContain('Would go to 2 admins of 2 organisations. Nothing was sent');
    await jobsDone(app);
    expect(await told(french, 'Une fuite de données')).toEqual([]);
  });

  it('reaches each admin once, in their language, and nobody else; the proof says so', async () => {
    const employee = await french.add('employee');
    expect(await notice('--send')).toContain('Queued fuite for 2 admins.');
    await jobsDone(app);
    const [mail, ...more] = await told(french, 'Une fuite de données');
    expect(more).toEqual([]);
    expect(mail?.html).toContain('<strong');
    expect(mail?.text).toContain('accord de sous-traitance');
    expect(await told(english, 'A breach of data')).toHaveLength(1);
    expect(await told({ ...french, admin: employee }, 'Une fuite de données')).toEqual([]);
    const proof = await command('--report', 'fuite');
    expect(proof).toMatch(
      new RegExp(`Première {2}Alix Admin <${french.admin.email}> {2}queued \\S+ {2}sent 20`),
    );
    expect(proof.split('\n')).toHaveLength(3);
    // Run again by a hasty operator, or by a queue that lost its memory.
    expect(await notice('--send')).toContain('Queued fuite for 0 admins.');
    const payload = { organizationId: french.id, userId: french.admin.id, noticeId: 'fuite' };
    await sendOperatorNotice(app.services, payload);
    await jobsDone(app);
    expect(await told(french, 'Une fuite de données')).toHaveLength(1);
  });

  it('goes on where it was: who was not told is, and nobody a second time', async () => {
    const third = await createTestOrganization(app.services, { name: 'Troisième' });
    expect(await notice('--send')).toContain('Queued fuite for 1 admins.');
    await jobsDone(app);
    expect(await told(third, 'Une fuite de données')).toHaveLength(1);
    expect(await told(french, 'Une fuite de données')).toHaveLength(1);
  });

  it('refuses other words under the same name, one language alone, and an unknown kind', async () => {
    await writeFile(join(folder, 'fuite.fr.md'), '# Une fuite de données\n\nAutre chose.\n');
    await expect(notice('--send')).rejects.toThrow('other words');
    await writeFile(join(folder, 'seul.fr.md'), '# Seul\n\nMot.\n');
    const alone = command('--kind', 'change', '--file', join(folder, 'seul'));
    await expect(alone).rejects.toThrow('both languages');
    await expect(command('--kind', 'party', '--file', join(folder, 'fuite'))).rejects.toThrow('Usage');
    await expect(command('--report', 'inconnu')).rejects.toThrow('no notice');
  });
});
