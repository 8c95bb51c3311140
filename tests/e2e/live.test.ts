import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterAs, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Colleagues work at one process, the reader's browser talks to another. */
let colleagues: TestApp;
let readers: TestApp;
let browser: Browser;
let organization: TestOrganization;
let env: Record<string, string>;

beforeAll(async () => {
  env = { WORKER: 'off', PORT: String(await freePort()) };
  colleagues = await startTestApp({ env: { WORKER: 'off' } });
  readers = await startTestApp({ env, beside: colleagues, site: true });
  browser = await openBrowser();
  organization = await createTestOrganization(colleagues.services);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await readers.close();
  await colleagues.close();
});

const found = (name: string) =>
  colleagues.call('POST', '/teams', { token: organization.admin.token, body: { name } });

it('an open page moves by itself, and catches up with what it missed while its server was away', async () => {
  const reader = await visit(browser, readers.url);
  const { page } = reader;
  await enterAs(reader, readers, organization.admin.token);
  await page.goto('/teams');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await found('Atelier des rames');
  await page.getByText('Atelier des rames').first().waitFor();
  await reader.checkPage();

  const hint = page.getByText('Hors connexion\u00a0: l’affichage peut dater.');
  await expect.poll(() => hint.count()).toBe(0);
  await readers.close();
  await hint.waitFor();
  await found('Atelier des voiles');
  readers = await startTestApp({ env, beside: colleagues, site: true });
  await page.getByText('Atelier des voiles').first().waitFor();
  await hint.waitFor({ state: 'detached' });
  await reader.leave();
});
