import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;
let admin: TestPerson;
let ana: TestPerson;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true }), openBrowser()]);
  const organization = await createTestOrganization(app.services, { name: 'Les Vergers' });
  admin = organization.admin;
  ana = await organization.add('employee', 'Ana Prunier');
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

/** Files a request and waits for the approver's mail about it; the path of one of its links. */
async function linkOf(decision: 'approve' | 'reject', form: object): Promise<{ id: string; path: string }> {
  const body = { type: 'vacation', note: 'Récolte chez mes parents', ...form };
  const { json } = await app.call('POST', '/leave-requests', { token: ana.token, body });
  const link = new RegExp(`/requests/${json.id}/${decision}\\?token=[\\w-]+`);
  const path = await eventually(
    async () =>
      (await app.mailbox.to(admin.email)).map(({ text }) => link.exec(text)?.[0]).find((found) => found),
    'the mail to the approver',
  );
  return { id: json.id, path };
}

const statusOf = async (id: string): Promise<string> =>
  (await app.call('GET', `/leave-requests/${id}`, { token: ana.token })).json.request.status;

/** Every address the page asked for, and what it gave as the page it came from. */
function overheard(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url(), request.headers().referer ?? ''));
  return heard;
}

describe('the links of an approver’s mail, without a login', () => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(browser, app.url, { width: 360, height: 740 });
  });
  afterAll(() => visitor.leave());

  it('approve with one button, and only with it', { tags: 'daily' }, async () => {
    const { page, checkPage } = visitor;
    const { id, path } = await linkOf('approve', { startDate: '2040-07-02', endDate: '2040-07-06' });
    const token = path.split('token=')[1] ?? '';
    const heard = overheard(page);
    await page.goto(path);
    await page.getByRole('heading', { name: 'Approuver cette demande' }).waitFor();
    await page.getByText('Récolte chez mes parents').waitFor();
    await page.getByText('5 jours comptés').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // The first address is the one that was opened.
    expect(heard.slice(1).filter((text) => text.includes(token))).toEqual([]);
    await checkPage();
    await expect.poll(() => statusOf(id)).toBe('pending');
    // Nothing is sold to who came to decide.
    await expect.poll(() => page.getByRole('link', { name: /Essai|Tarifs|Démonstration/ }).count()).toBe(0);

    await page.reload();
    await page.getByRole('button', { name: 'Approuver la demande' }).click();
    await page.getByText('Ana Prunier reçoit votre décision').waitFor();
    await checkPage();
    await expect.poll(() => statusOf(id)).toBe('approved');

    await page.goto(path);
    await page.getByText(/Cette demande est déjà approuvée|Ce lien ne sert plus/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Approuver la demande' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Se connecter pour voir la demande' }).waitFor();
  });

  it('refuse, but not without a reason', async () => {
    const { page, checkPage } = visitor;
    const { id, path } = await linkOf('reject', { startDate: '2040-08-06', endDate: '2040-08-10' });
    await page.goto(path);
    await page.getByRole('button', { name: 'Refuser la demande' }).click();
    await page.getByText('À remplir').waitFor();
    await checkPage();
    await page.getByLabel('Motif du refus').fill('La récolte commence ce jour-là.');
    await page.getByRole('button', { name: 'Refuser la demande' }).click();
    await page.getByText('Ana Prunier reçoit votre décision').waitFor();
    await checkPage();
    await expect.poll(() => statusOf(id)).toBe('rejected');
  });

  it('show what changed since, before anything is decided', async () => {
    const { page, expectComplaint, checkPage } = visitor;
    const form = { type: 'vacation', startDate: '2040-09-03', endDate: '2040-09-07' };
    const { id, path } = await linkOf('approve', form);
    await page.goto(path);
    await page.getByText('Du lundi 3\u00a0septembre au vendredi 7\u00a0septembre 2040').waitFor();
    const edit = { ...form, endDate: '2040-09-14', version: 1 };
    await app.call('PUT', `/leave-requests/${id}`, { token: ana.token, body: edit });
    await page.getByRole('button', { name: 'Approuver la demande' }).click();
    await page.getByText('La voici telle qu’elle est maintenant').waitFor();
    await page.getByText('au vendredi 14\u00a0septembre 2040').waitFor();
    expectComplaint(/409/);
    await checkPage();
    await expect.poll(() => statusOf(id)).toBe('pending');
  });

  it('say so when they are none', async () => {
    const { page, expectComplaint, checkPage } = visitor;
    await page.goto('/requests/00000000-0000-4000-8000-000000000000/approve?token=nonsense');
    await page.getByText('Ce lien ne sert plus').waitFor();
    expectComplaint(/410/);
    await checkPage();
    await page.goto('/requests/00000000-0000-4000-8000-000000000001/approve');
    await page.waitForURL('**/login?next=*');
  });
});
