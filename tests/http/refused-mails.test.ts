import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { catchMails, type MailCatcher } from '#tests/support/mail-catcher.ts';
import { createTestOrganization, type TestOrganization, uniqueEmail } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let post: MailCatcher;
let owner: Client;
let organization: TestOrganization;
const answers = new Map<string, string>();

beforeAll(async () => {
  post = await catchMails({ answer: (address) => answers.get(address) });
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: 'ici@exemple.fr' } });
  owner = new Client(app.connection);
  await owner.connect();
  organization = await createTestOrganization(app.services);
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await post.close();
});

const admin = () => ({ token: organization.admin.token });
const invite = async (answer: string) => {
  const email = uniqueEmail('inconnue');
  answers.set(email, answer);
  const { json } = await app.call('POST', '/users', { ...admin(), body: { name: 'Ina Connue', email } });
  return { id: json.id as string, email };
};
const listed = async (id: string) => {
  const { json } = await app.call('GET', '/users', admin());
  return json.users.find((user: { id: string }) => user.id === id);
};
const invitations = async () => {
  const { rows } = await owner.query(
    "select attempts, max_attempts from graphile_worker.jobs where task_identifier = 'send-invitation'",
  );
  return rows;
};

it('an address that does not exist ends the mail, is marked, and told to whoever invited', async () => {
  const { id, email } = await invite('550 5.1.1 Unknown user');
  await eventually(async () => present(await listed(id)).mailRefusedAt !== null, 'the mark');
  await eventually(async () => (await invitations()).length === 0, 'the end of the mail');
  const told = await eventually(
    async () => post.mails.find(({ to }) => to === organization.admin.email),
    'the note to the inviter',
  );
  expect(told.subject).toBe('L’adresse d’Ina Connue refuse les e-mails');
  expect(told.text).toContain(email);
  const sheet = await app.call('GET', `/users/${id}`, admin());
  expect(sheet.json.mailRefusedAt).toBe((await listed(id))?.mailRefusedAt);
  const { json: entries } = await app.call('GET', `/audit-log?subjectId=${id}`, admin());
  expect(entries.map(({ action }: { action: string }) => action)).toContain('user.mail_refused');
  expect(app.logs.join('')).not.toContain(email);

  // Once more, in vain: nobody is told twice.
  const again = () => app.call('POST', `/users/${id}/resend-invitation`, admin());
  expect((await again()).status).toBe(200);
  await eventually(async () => (await invitations()).length === 0, 'the second try');
  expect(post.mails.filter(({ to }) => to === organization.admin.email)).toHaveLength(1);

  // The mailbox exists after all. What was refused counts as sent (I4): it is for the next day.
  answers.delete(email);
  expect((await again()).json.code).toBe('invitation_just_sent');
  await owner.query("update invitation_mails set leaves_at = leaves_at - interval '1 day'");
  expect((await again()).status).toBe(200);
  await eventually(async () => post.mails.some(({ to }) => to === email), 'the invitation');
  await eventually(async () => present(await listed(id)).mailRefusedAt === null, 'the end of the mark');
});

it('another address starts anew', async () => {
  const { id } = await invite('550 No such user');
  await eventually(async () => present(await listed(id)).mailRefusedAt !== null, 'the mark');
  await owner.query('update users set email = $2 where id = $1', [id, uniqueEmail('juste')]);
  expect((await listed(id))?.mailRefusedAt).toBeNull();
});

it('a refusal that may be about ourselves is tried again, and marks nobody', async () => {
  const people = await Promise.all(
    ['451 4.3.0 Later', '550 5.7.1 Policy', '550 Relaying denied'].map((answer) => invite(answer)),
  );
  await eventually(
    async () => (await invitations()).filter(({ attempts }) => attempts > 0).length === people.length,
    'three failures',
  );
  for (const { id } of people) expect((await listed(id))?.mailRefusedAt).toBeNull();
  await owner.query('delete from graphile_worker._private_jobs');
});

it('is for those who may see the list of people', async () => {
  const person = await organization.add('employee');
  await owner.query('update users set mail_refused_at = now() where id = $1', [person.id]);
  const own = await app.call('GET', `/users/${person.id}`, { token: person.token });
  expect([own.status, own.json.mailRefusedAt]).toEqual([200, null]);
  expect((await app.call('GET', `/users/${person.id}`, admin())).json.mailRefusedAt).not.toBeNull();
  const { admin: stranger } = await createTestOrganization(app.services);
  expect((await app.call('GET', `/users/${person.id}`, { token: stranger.token })).status).toBe(404);
});
