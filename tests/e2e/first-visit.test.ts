import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { togetherPath } from '#contract/together.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { followVisit } from '#tests/support/first-visit.ts';
import { leaveOf, week } from '#tests/support/leave.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';

const stage = setBrowserStage();
let people: Record<'admin' | 'employee', TestPerson>;

beforeAll(async () => {
  const employee = await stage.organization.add('employee', 'Bruno Cerisier');
  people = { admin: stage.organization.admin, employee };
  for (const [startDate, endDate] of [
    ['2043-07-06', '2043-07-10'],
    ['2043-08-03', '2043-08-07'],
  ]) {
    const body = { type: 'vacation', startDate, endDate };
    await stage.app.call('POST', '/leave-requests', { token: employee.token, body });
  }
  // What changed a second before a page was opened may be told to it, and is asked for again then.
  const lastWrite = performance.now();
  await eventually(async () => performance.now() - lastWrite > 1_500, 'a quiet second');
});

const summaries = Object.values(api)
  .flatMap((table) => Object.values<Endpoint>(table))
  .map(({ summary }) => summary);

const kilobyte = 1000;
const mostRequests = 14;
const mostBytes = 294 * kilobyte;

/** What is asked for once the page is there, since it depends on what was answered or stays open. */
const later = [
  /^\/api\/live\b/,
  /^\/api\/leave-requests\/preview$/,
  /^\/api\/leave-requests\/[0-9a-f-]{36}$/,
  // The same of each row that is looked at, in one.
  /^\/api\/together\?(call=%2Fleave-requests%2F[0-9a-f-]{36}&?)+$/,
];
const placeOf = ({ url }: { readonly url: string }) => {
  const { pathname, search } = new URL(url);
  return pathname === togetherPath ? `${pathname}${search}` : pathname;
};

const screens = [
  ['/calendar', 'employee', 'Prochaines absences'],
  ['/calendar', 'admin', 'Demandes en attente'],
  ['/dashboard', 'employee', 'Mes demandes'],
  ['/dashboard', 'admin', 'Bruno Cerisier'],
  ['/approvals', 'admin', 'Bruno Cerisier'],
  ['/requests/new', 'employee', 'Suivi rapide'],
  ['/requests/new', 'admin', 'Bruno Cerisier'],
] as const;

describe('a first visit', () => {
  it.each(screens)(
    'to %s as %s asks for everything at once, and for nothing twice',
    { tags: 'daily' },
    async (path, who, word) => {
      const { page } = await stage.visitAs(people[who], { ownProfile: true });
      const visit = await followVisit(page);
      await page.goto(path);
      await page.getByRole('main').getByText(word).first().waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(() => window.startedCalls?.left.size)).toBe(0);
      await expect.poll(() => visit.calls().some((call) => call.startsWith('/api/live'))).toBe(true);

      const paths = visit.asked.map(placeOf);
      expect(new Set(paths).size, paths.join('\n')).toBe(paths.length);
      const calls = visit.calls();
      expect([...new Set(calls)].sort()).toEqual(calls.toSorted());
      const isLater = (each: string) => later.some((pattern) => pattern.test(each));
      const atOnce = paths.filter((each) => !isLater(each));
      expect(atOnce.length, atOnce.join('\n')).toBeLessThanOrEqual(mostRequests);
      const late = visit.asked.filter((each) => each.stage > 2).map(placeOf);
      expect(late.filter((each) => !isLater(each))).toEqual([]);
      // Decision 086: what is said of calls is for readers of the reference.
      const scripts = paths
        .filter((each) => each.endsWith('.js'))
        .map((each) => readFileSync(`build/web/client${each}`, 'utf8'));
      expect(scripts.length).toBeGreaterThan(3);
      expect(summaries.filter((each) => scripts.some((script) => script.includes(each)))).toEqual([]);
      // What comes later may have come by now, or not.
      const first = visit.asked.filter((each) => !isLater(placeOf(each)));
      const bytes = first.reduce((sum, each) => sum + each.bytes, 0);
      expect(bytes).toBeLessThanOrEqual(mostBytes);
    },
  );

  it.each([
    ['/balances', 'employee', 'Acquis', '/api/balances/me'],
    ['/users', 'admin', 'Bruno Cerisier', '/api/users'],
  ] as const)(
    'to %s as %s asks with the document for what it is about, and for nothing twice',
    async (...told) => {
      const [path, who, word, call] = told;
      const { page } = await stage.visitAs(people[who], { ownProfile: true });
      const visit = await followVisit(page);
      await page.goto(path);
      await page.getByRole('main').getByText(word).first().waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(() => window.startedCalls?.left.size)).toBe(0);
      const [together] = visit.asked.filter(({ url }) => url.includes(togetherPath));
      expect(together?.stage).toBe(2);
      expect(new URL(together?.url ?? '').searchParams.getAll('call')).toContain(call.slice('/api'.length));
      const calls = visit.calls();
      expect([...new Set(calls)].sort()).toEqual(calls.toSorted());
    },
  );

  it.each(['fr-FR', 'en-GB'] as const)(
    'brings its texts in %s, and none in another language',
    { tags: 'daily' },
    async (language) => {
      const { page } = await stage.visitAs(people.admin, { ownProfile: true, language });
      const visit = await followVisit(page);
      await page.goto('/dashboard');
      const title = language === 'fr-FR' ? 'Tableau de bord' : 'Dashboard';
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.evaluate(() => window.startedCalls?.left.size)).toBe(0);
      const texts = await page.locator('#texts').textContent();
      expect(Object.keys(JSON.parse(texts ?? '{}'))).toContain('dashboard');
      expect(visit.asked.filter((each) => each.stage > 2 && each.url.endsWith('.js'))).toEqual([]);
    },
  );

  it.each([
    ['the list of everyone’s requests', () => '/dashboard'],
    ['the queue, cancellations included', () => '/approvals'],
    ['a request', (id: string) => `/requests/${id}`],
  ])('draws %s at once where the answers came before the code', async (_what, pathOf) => {
    const organization = await createTestOrganization(stage.app.services);
    const person = await organization.add('employee', 'Inès Noyer');
    const leave = leaveOf(stage.app);
    const { id } = await leave.file(person, week(1));
    await leave.approve(organization.admin, id);
    await leave.cancel(person, id);
    const { page } = await stage.visitAs(organization.admin, { ownProfile: true });
    const answered = page.waitForResponse('**/api/together**');
    await page.route('**/assets/main-*.js', async (route) => {
      await (await answered).finished();
      await route.continue();
    });
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        const main = document.querySelector('main:has(h1)');
        if (!main) return;
        observer.disconnect();
        Object.assign(window, { firstDrawn: main.textContent });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(pathOf(id));
    const firstDrawn = () => page.evaluate(() => (window as { firstDrawn?: string }).firstDrawn ?? '');
    await expect.poll(firstDrawn).toContain(person.name);
  });

  it('asks itself for what the document could not get', async () => {
    const { page } = await stage.visitAs(people.admin, { ownProfile: true });
    await page.route('**/api/together**', (route) => route.abort());
    const visit = await followVisit(page);
    await page.goto('/dashboard');
    await page.getByRole('main').getByText('Bruno Cerisier').first().waitFor();
    expect(visit.calls()).toContain('/api/leave-requests/summary');
  });
});

it('asks for what the rows of a list show in one request, but for the one that is shown beside it', async () => {
  const another = await stage.organization.add('employee', 'Inès Noyer');
  for (const day of ['2043-09-07', '2043-09-14']) {
    const body = { type: 'vacation', startDate: day, endDate: day };
    await stage.app.call('POST', '/leave-requests', { token: another.token, body });
  }
  const { page } = await stage.visitAs(people.admin, { ownProfile: true });
  const visit = await followVisit(page);
  await page.goto('/approvals');
  const row = /^\/api\/leave-requests\/[0-9a-f-]{36}$/;
  await expect.poll(() => visit.calls().filter((call) => row.test(call)).length).toBe(4);
  const alone = visit.asked.map(placeOf).filter((place) => row.test(place));
  expect(alone.length, alone.join('\n')).toBeLessThanOrEqual(1);
});

describe('a return to the page', () => {
  it('asks for nothing while nothing has changed, and then for what has', async () => {
    const { page } = await stage.visitAs(people.employee, { ownProfile: true });
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const visit = await followVisit(page);
    const away = async (isAway: boolean) => {
      const listening = isAway ? null : page.waitForResponse('**/api/live**');
      await page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          value: hidden ? 'hidden' : 'visible',
        });
        document.dispatchEvent(new Event('visibilitychange'));
        if (!hidden) window.dispatchEvent(new Event('focus'));
      }, isAway);
      await listening;
    };
    await away(true);
    await away(false);
    await away(true);
    expect(visit.calls().filter((call) => !call.startsWith('/api/live'))).toEqual([]);
    const body = { name: 'Société d’essai et fils', timeZone: 'Europe/Paris', holidayZone: 'metropole' };
    const changed = await stage.app.call('PUT', '/organization', { token: people.admin.token, body });
    expect(changed.status).toBe(200);
    await away(false);
    await expect.poll(() => visit.calls()).toContain('/api/auth/me');
    expect(visit.calls()).not.toContain('/api/leave-types');
  });
});
