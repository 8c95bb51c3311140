import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterAs, type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** With the ten seconds that everyone has. */
let app: TestApp;
let browser: Browser;
let owner: Client;
let leave: ReturnType<typeof leaveOf>;

beforeAll(async () => {
  [app, browser] = await Promise.all([
    startTestApp({ site: true, env: { UNDO_SECONDS: '60' } }),
    openBrowser(),
  ]);
  owner = new Client(app.connection);
  await owner.connect();
  leave = leaveOf(app);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await owner.end();
  await app.close();
});

async function workshop() {
  const { admin, add } = await createTestOrganization(app.services);
  const maud = await add('manager', 'Maud Manager');
  const emma = await add('employee', 'Emma Martin');
  const body = { name: 'Atelier', managerId: maud.id, userIds: [emma.id] };
  await app.call('POST', '/teams', { token: admin.token, body });
  return { admin, maud, emma };
}

async function visitAs(person: TestPerson, options?: Parameters<typeof visit>[2]): Promise<Visitor> {
  const visitor = await visit(browser, app.url, options);
  await enterAs(visitor, app, person.token);
  return visitor;
}

const row = (page: Page, name: string) => page.getByRole('article', { name });

it('goes on with thirteen decisions after the page is closed, and tells the result on return', async () => {
  const { maud, emma } = await workshop();
  for (let number = 0; number < 13; number += 1) await leave.file(emma, week(number));
  await jobsDone(app);
  const first = await visitAs(maud);
  await first.page.goto('/approvals');
  await first.page.getByLabel('Tout sélectionner').click();
  await first.page.getByRole('button', { name: 'Approuver la sélection' }).click();
  const sure = first.page.getByRole('alertdialog', { name: 'Approuver 13 demandes' });
  await sure.getByText('Emma Martin').waitFor();
  await first.checkPage();
  // No decision can be written until the page is gone.
  await owner.query('begin');
  await owner.query('lock table leave_request_events in share mode');
  await sure.getByRole('button', { name: 'Approuver' }).click();
  await first.page.getByText('0 sur 13').waitFor();
  await expect.poll(() => first.page.getByText('Rien n’attend de décision').count()).toBe(0);
  await first.leave();

  const second = await visitAs(maud);
  await second.page.goto('/approvals');
  await second.page.getByText('0 sur 13').waitFor();
  await owner.query('commit');
  // Thirteen of them, on a machine that may have other things to do.
  await second.page.getByText('13 demandes approuvées.').waitFor({ timeout: 60_000 });
  await second.page.getByText('Rien n’attend de décision').waitFor();
  await second.checkPage();
  await second.page.getByRole('button', { name: 'Rétablir' }).click();
  await second.page.getByText('13 décisions rétablies').waitFor();
  await expect.poll(() => second.page.getByRole('article').count()).toBe(13);
  await second.page
    .getByRole('status')
    .filter({ hasText: '13 décisions' })
    .getByRole('button', { name: 'Fermer' })
    .click();
  await expect.poll(() => second.page.getByText('13 décisions rétablies').count()).toBe(0);
  await second.page.reload();
  await row(second.page, 'Emma Martin').first().waitFor();
  await expect.poll(() => second.page.getByText('13 décisions rétablies').count()).toBe(0);
  await second.leave();
});

it('is a page of its own on a phone, where back leads to the list and no toast covers a button', async () => {
  const { maud, emma } = await workshop();
  for (const number of [0, 1]) await leave.file(emma, week(number));
  const { page, checkPage, leave: goodbye } = await visitAs(maud, { width: 360, height: 740 });
  await page.goto('/approvals');
  await row(page, 'Emma Martin').first().getByRole('link').click();
  await page.waitForURL(/request=/);
  const details = page.getByRole('region', { name: 'Emma Martin', exact: true });
  await details.getByText('Congés payés, en jours ouvrés').waitFor();
  await checkPage();
  await page.goBack();
  await row(page, 'Emma Martin').first().waitFor();
  await row(page, 'Emma Martin').first().getByRole('button', { name: 'Approuver' }).click();
  // By its text: an open dialog hides everything else from those who go by roles.
  const undo = page.getByText('Rétablir', { exact: true });
  await undo.waitFor();
  await expect.poll(() => row(page, 'Emma Martin').count()).toBe(1);
  await row(page, 'Emma Martin').getByRole('button', { name: 'Refuser' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Refuser' });
  await confirm.waitFor();
  const top = async (which: typeof undo) => (await which.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(undo)) < 120 && (await top(confirm)) > 400).toBe(true);
  await confirm.click({ trial: true });
  await goodbye();
});
