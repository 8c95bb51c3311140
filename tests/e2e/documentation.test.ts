import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { ALL_RULES, RULE_CHAPTERS } from '#domain/rules/all-rules.ts';
import { languages } from '#domain/text/language.ts';
import { type Visitor, visit } from '#tests/support/browser.ts';
import { leaveBrowser, openBrowser } from '#tests/support/browser-process.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ site: true, env: { WORKER: 'off' } }), openBrowser()]);
});
afterAll(async () => {
  await leaveBrowser(browser);
  await app.close();
});

const sections = [
  'getting-started',
  'user-guide',
  'admin-guide',
  'api-reference',
  'api-changes',
  'integrations',
  'faq',
  'calcul',
];

async function open(options: Parameters<typeof visit>[2] = {}, path = '/documentation') {
  const visitor = await visit(browser, app.url, options);
  await visitor.page.goto(path);
  await visitor.page.locator('[data-sections="tabs"]').waitFor();
  return visitor;
}

/** The one section that is on show, by the tab that is selected as well. */
async function shows(page: Page, tab: string, section: string): Promise<void> {
  await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  await expect
    .poll(() =>
      page
        .locator('[data-section]')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id)),
    )
    .toEqual([section]);
}

const focused = (page: Page, id: string) =>
  eventually(
    () =>
      page.evaluate((wanted) => {
        const { top } = document.activeElement?.getBoundingClientRect() ?? {};
        return document.activeElement?.id === wanted && top !== undefined && top >= 0 && top < innerHeight;
      }, id),
    `${id} to be shown`,
  );

/**
 * The last look before leaving: at what is shown. The other sections and the folded calls are thousands of elements,
 * which would take many times as long; each kind is looked at where it is open.
 */
async function leaveChecked(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const unseen = '[data-section][hidden] > *, #api-reference details:not([open]) > :not(summary)';
    for (const part of document.querySelectorAll(unseen)) part.remove();
  });
  await expectNoOverflow(visitor.page);
  await visitor.checkPage();
  await visitor.leave();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

describe('the page as it is sent', () => {
  it.each(languages)(
    'holds every section, endpoint and rule in %s, and no link to nowhere',
    { tags: 'daily' },
    async (language) => {
      const html = await (
        await fetch(`${app.url}/documentation`, { headers: { 'accept-language': language } })
      ).text();
      const all = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
      const ids = new Set(all);
      expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
      expect(sections.filter((section) => !ids.has(section))).toEqual([]);
      expect(html).not.toMatch(/<section[^>]*\shidden/);
      expect(ALL_RULES.filter((rule) => !ids.has(rule.number))).toEqual([]);
      const anchors = [...html.matchAll(/href="(?:\/documentation)?#([^"]+)"/g)].map(([, anchor]) => anchor);
      expect(anchors.length).toBeGreaterThan(ALL_RULES.length + RULE_CHAPTERS.length);
      expect(anchors.filter((anchor) => !ids.has(anchor ?? ''))).toEqual([]);
      for (const { method, path, access } of Object.values<EndpointTable>(api).flatMap((table) =>
        Object.values(table),
      )) {
        const written = new RegExp(
          `>${method}</span> *<code[^>]*>/api${path.replaceAll(/[{}.]/g, '\\$&')}</code>`,
        );
        expect(written.test(html), `${method} ${path}`).toBe(access !== 'local');
      }
      for (const [heading] of html.matchAll(/<h[34][^>]*>/g)) {
        const isCall = heading.startsWith('<h4 class="flex');
        expect(isCall || /\sid="/.test(heading), heading).toBe(true);
      }
      const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
        .map(([, json]) => JSON.parse(json ?? ''))
        .find((one) => one['@type'] === 'FAQPage');
      expect(data.mainEntity.length).toBeGreaterThan(15);
      expect(html).not.toContain('style="');
      for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
        expect(picture).toMatch(/alt="[^"]{20,}".*width="\d+".*height="\d+".*loading="lazy"/);
      }
    },
  );

  it('reads whole where no script runs', async () => {
    const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/documentation#faq');
    for (const section of sections)
      await expect.poll(() => page.locator(`#${section}`).isVisible()).toBe(true);
    await expect.poll(() => page.getByLabel('Chercher dans la documentation').isVisible()).toBe(false);
    await page.locator('#api-leave-requests-create > summary').click();
    await expect.poll(() => page.getByText('"type":"vacation"').first().isVisible()).toBe(true);
    await context.close();
  });
});

describe('the tabs', () => {
  it('open by click, key, link and address, and lead back', async () => {
    const visitor = await open();
    const { page } = visitor;
    await shows(page, 'Premiers pas', 'getting-started');
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await shows(page, 'FAQ', 'faq');
    await page.waitForURL('**/*#faq');
    await page.keyboard.press('ArrowLeft');
    await shows(page, 'Intégrations', 'integrations');
    await page.keyboard.press('Home');
    await shows(page, 'Premiers pas', 'getting-started');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await shows(page, 'Guide administrateur', 'admin-guide');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');

    // A link inside a guide to an anchor of another tab.
    await page.locator('#admin-guide').getByRole('link', { name: 'l’onglet du décompte' }).click();
    await shows(page, 'Décompte', 'calcul');
    await focused(page, 'regles');
    await page.goBack();
    await shows(page, 'Guide administrateur', 'admin-guide');
    await page.getByRole('navigation', { name: 'Dans cette section' }).getByText('Lire le journal').click();
    await focused(page, 'lire-le-journal');

    // In another language the same anchor still holds, though it is another document.
    await page.getByRole('radio', { name: 'English' }).first().click({ force: true });
    await page.locator('#lire-le-journal', { hasText: 'Read the log' }).waitFor();
    await shows(page, 'Admin guide', 'admin-guide');
    await leaveChecked(visitor);
  });

  it('open at the anchor of an address, whatever section holds it, narrow and dark', async () => {
    const visitor = await open({ width: 360, theme: 'dark' }, '/documentation#C13');
    const { page } = visitor;
    await shows(page, 'Décompte', 'calcul');
    await focused(page, 'C13');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expectNoOverflow(page);
    await page.goto('/documentation#faq');
    await shows(page, 'FAQ', 'faq');
    await page.getByRole('heading', { level: 2, name: 'Questions fréquentes' }).waitFor();
    await expectNoOverflow(page);
    await page.goto('/documentation#api-leave-requests-create');
    await shows(page, 'Référence API', 'api-reference');
    await page.getByText('"type":"vacation"').first().waitFor();
    await leaveChecked(visitor);
  });
});

describe('the search', () => {
  it.each([
    {
      language: 'fr-FR',
      width: 1280,
      typed: 'journee isolee',
      first: /Décompte\s*C13 · La demi-journée isolée/,
      nothing: 'Rien ne parle de « zzzz ».',
      api: /POST \/api\/leave-requests/,
    },
    {
      language: 'en-GB',
      width: 360,
      typed: 'log read',
      first: /Admin guide\s*Read the log/,
      nothing: 'Nothing speaks of “zzzz”.',
      api: /POST \/api\/leave-requests/,
    },
  ] as const)('finds guides, rules and calls in $language with keys alone', async (wanted) => {
    const visitor = await open({ language: wanted.language, width: wanted.width, theme: 'light' });
    const { page } = visitor;
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const field = page.getByRole('combobox', { name: /documentation/ });
    await field.focus();
    await page.keyboard.type(wanted.typed);
    const options = page.getByRole('listbox').getByRole('option');
    await options.filter({ hasText: wanted.first }).first().waitFor();
    expect(fetched.filter((url) => /\/assets\/search-(?!box)/.test(url))).toHaveLength(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => options.first().textContent()).toMatch(wanted.first);
    await page.keyboard.press('Enter');
    await focused(page, wanted.language === 'fr-FR' ? 'C13' : 'lire-le-journal');
    await expect.poll(() => options.count()).toBe(0);

    await field.fill('zzzz');
    await page.getByText(wanted.nothing).last().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByText(wanted.nothing).last().isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('');

    await field.fill('post /api/leave-requests');
    await options.filter({ hasText: wanted.api }).first().click();
    await page.locator('#api-reference details[open]').first().waitFor();
    await page.getByRole('tab', { name: 'FAQ' }).click();
    await field.fill(wanted.typed);
    await options.first().waitFor();
    await leaveChecked(visitor);
  });
});

it('is reached from the home page, its footer and the page that took leave', async () => {
  const visitor = await visit(browser, app.url);
  const { page } = visitor;
  await page.goto('/nowhere');
  visitor.expectComplaint(/404/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).waitFor();
  const ways = page.getByRole('navigation', { name: 'Où aller maintenant' }).getByRole('link');
  await expect
    .poll(() => ways.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/dashboard', '/', '/free-trial', '/status', '/documentation', '/contact']);
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.goto('/');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' });
  await expect.poll(() => footer.getAttribute('href')).toBe('/documentation');
  await page.getByRole('link', { name: 'Essayer avec vos dates' }).click();
  await page.getByRole('heading', { name: 'Comment vos jours sont comptés' }).waitFor();
  await page.getByRole('status').filter({ hasText: '4 jours ouvrés.' }).waitFor({ state: 'attached' });
  await shows(page, 'Décompte', 'calcul');
  await page.getByRole('tab', { name: 'Premiers pas' }).click();
  await page.getByRole('heading', { name: 'Créer votre espace' }).waitFor();
  await leaveChecked(visitor);
});
