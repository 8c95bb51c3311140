import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LiveTopic } from '#contract/live-topics.ts';
import { togetherPath } from '#contract/together.ts';
import { enterAs, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { allEndpoints } from '#tests/support/contract-inputs.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { KnownPath, Method } from '#tests/support/known-calls.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Colleagues work at one process, the reader's browser talks to another. */
let colleagues: TestApp;
let readers: TestApp;
let browser: Browser;
let organization: TestOrganization;
let env: Record<string, string>;
let lastWrite = 0;

beforeAll(async () => {
  env = { WORKER: 'off', PORT: String(await freePort()) };
  colleagues = await startTestApp({ env: { WORKER: 'off' } });
  readers = await startTestApp({ env, beside: colleagues, site: true });
  browser = await openBrowser();
  organization = await createTestOrganization(colleagues.services);
  lastWrite = performance.now();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await readers.close();
  await colleagues.close();
});

const found = (name: string) => write('POST', '/teams', { name });

it('an open page moves by itself, and catches up with what it missed while its server was away', async () => {
  const reader = await visit(browser, readers.url);
  const { page } = reader;
  await enterAs(reader, readers, organization.admin.token);
  await page.goto('/teams');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await found('Atelier des rames');
  await page.getByText('Atelier des rames').first().waitFor();
  await reader.checkPage();

  const hint = page.getByText('Le serveur ne répond pas\u00a0: l’affichage peut dater.');
  await expect.poll(() => hint.count()).toBe(0);
  await readers.close();
  await hint.waitFor();
  await found('Atelier des voiles');
  readers = await startTestApp({ env, beside: colleagues, site: true });
  await page.getByText('Atelier des voiles').first().waitFor();
  await hint.waitFor({ state: 'detached' });
  await reader.leave();
});

/** What changed a second before a page was opened may be told to it: nothing did. */
const quiet = () => expect.poll(() => performance.now() - lastWrite).toBeGreaterThan(1_500);

async function write<const M extends Method, const P extends string>(
  method: M,
  path: KnownPath<M, P>,
  body: unknown,
) {
  const { status } = await colleagues.call(method, path, { token: organization.admin.token, body });
  expect(status).toBe(200);
  lastWrite = performance.now();
}

const places = allEndpoints.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.method} ${endpoint.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`),
}));
// What is named word for word goes before what a parameter lets in.
places.sort((a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')));
const shows = (call: string, topic: LiveTopic) =>
  places.find(({ pattern }) => pattern.test(call))?.endpoint.shows?.includes(topic) ?? false;

/** Every call of the API that a page makes, as `GET /teams`, and how often; the stream itself left out. */
function countCalls(page: Page) {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/live') return;
    const asked =
      pathname === togetherPath ? searchParams.getAll('call') : [`${pathname.slice('/api'.length)}${search}`];
    for (const one of asked) {
      const call = `${request.method()} ${one}`;
      calls.set(call, (calls.get(call) ?? 0) + 1);
    }
  });
  /** The calls that were not made as often as this, with how often they were. */
  const otherwise = (expected: (call: string) => number) =>
    [...calls].filter(([call, count]) => count !== expected(call));
  const hasAsked = (...paths: string[]) =>
    paths.every((path) => [...calls.keys()].some((call) => call.split(/[ ?]/)[1] === path));
  return { otherwise, hasAsked };
}

async function open(path: string) {
  await quiet();
  const reader = await visit(browser, readers.url);
  await enterAs(reader, readers, organization.admin.token);
  const calls = countCalls(reader.page);
  const listening = reader.page.waitForResponse((response) => response.url().includes('/api/live'));
  await reader.page.goto(path);
  await Promise.all([listening, reader.page.getByRole('heading', { level: 1 }).waitFor()]);
  return { ...reader, calls };
}

it.each([
  [
    '/dashboard',
    ['/leave-requests/summary', '/leave-requests/my-requests', '/balances/me', '/leave-requests'],
  ],
  ['/calendar', ['/calendar/filters', '/calendar/holidays', '/leave-requests/team-calendar']],
  ['/approvals', ['/leave-requests/summary', '/leave-requests', '/users']],
  ['/requests/new', ['/leave-types', '/leave-requests/my-requests', '/leave-requests/summary']],
])('%s asks once for each thing, and again for what a change touches', async (path, expected) => {
  const { calls, leave } = await open(path);
  await expect.poll(() => calls.hasAsked('/auth/me', ...expected)).toBe(true);
  await write('PUT', '/auth/me', { name: `Alix de ${path}` });
  await expect.poll(() => calls.otherwise((call) => (shows(call, 'people') ? 2 : 1))).toEqual([]);
  await leave();
});

it('a page does not ask again for what a write elsewhere leaves as it is', async () => {
  const { calls, leave } = await open('/settings');
  await expect.poll(() => calls.hasAsked('/auth/me', '/organization/settings')).toBe(true);
  await write('POST', '/teams', { name: 'Atelier des cordages' });
  await quiet();
  const body = { name: 'Les Cordages', timeZone: 'Europe/Paris', holidayZone: 'metropole' };
  await write('PUT', '/organization', body);
  const touched = (call: string) =>
    [shows(call, 'teams'), shows(call, 'organization')].filter(Boolean).length;
  await expect.poll(() => calls.otherwise((call) => 1 + touched(call))).toEqual([]);
  await leave();
});

it('a write asks again once for what it touches, though its own page listens', async () => {
  const { page, calls, leave } = await open('/teams');
  await expect.poll(() => calls.hasAsked('/auth/me', '/teams')).toBe(true);
  await page.getByRole('button', { name: 'Créer une équipe' }).first().click();
  await page.getByLabel('Nom de l’équipe').fill('Atelier des poulies');
  await page.getByRole('dialog').getByRole('button', { name: 'Créer l’équipe' }).click();
  await page.getByText('Atelier des poulies').first().waitFor();
  lastWrite = performance.now();
  await quiet();
  expect(calls.otherwise((call) => (shows(call, 'teams') && call !== 'POST /teams' ? 2 : 1))).toEqual([]);
  await leave();
});
