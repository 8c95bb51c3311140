import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage();
/** A name that cannot be drawn: whatever shows it breaks, as a fault of ours would break it. */
const cursed = 'Maud Fêlure';

beforeAll(async () => {
  const { app, organization } = stage;
  const maud = await organization.add('employee', cursed);
  const soon = addDays(todayInParis(app.services.now()), 10);
  const leave = leaveOf(app);
  const { id } = await leave.file(maud, { type: 'personal', startDate: soon, endDate: addDays(soon, 4) });
  await leave.approve(organization.admin, id);
});

async function curse(context: BrowserContext) {
  await context.addInitScript((name) => {
    const fail = (text: unknown) => {
      if (!('mended' in window) && String(text).includes(name)) throw new Error(`${name} cannot be drawn.`);
    };
    const { createTextNode } = Document.prototype;
    Document.prototype.createTextNode = function (text) {
      fail(text);
      return createTextNode.call(this, text);
    };
    const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
    Object.defineProperty(Node.prototype, 'textContent', {
      ...text,
      set(value) {
        fail(value);
        text?.set?.call(this, value);
      },
    });
  }, cursed);
}

/** The file of a page that nobody serves any more, as after a new version. */
const isFileOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

const mend = () => Object.assign(window, { mended: true });

it('a broken card leaves the rest of the page, says so calmly and can be tried again', async () => {
  const { page, context } = await stage.visitAs(stage.organization.admin, { ownProfile: true });
  await curse(context);
  await page.goto('/dashboard');
  const said = page.getByText('Cette partie n’a pas pu s’afficher. Le reste de la page fonctionne.');
  await said.waitFor();
  await page.getByText('Prochain départ').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor();
  await expect.poll(() => said.count()).toBe(1);
  await page.evaluate(mend);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText(cursed).first().waitFor();
  await expect.poll(() => said.count()).toBe(0);
});

it('a broken page leaves the navigation, and the next page works', async () => {
  const { page, context } = await stage.visitAs(stage.organization.admin, {
    ownProfile: true,
    language: 'en-GB',
  });
  await curse(context);
  await page.goto('/users');
  await page.getByText('This page could not be shown. The menu still leads to the others.').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  await page.goBack();
  await page.evaluate(mend);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(cursed).first().waitFor();
});

it('a broken card leaves the other cards of a page that has nothing around them', async () => {
  const { page, context } = await stage.visitAs(stage.organization.admin, { ownProfile: true });
  await curse(context);
  const said = page.getByText('Cette partie n’a pas pu s’afficher. Le reste de la page fonctionne.');
  // The content of a card, whose title stays; then a card that is a component of its own.
  for (const [path, besides] of [
    ['/requests/several', ['Pour qui', 'Quelle absence']],
    ['/subscription', ['Activité']],
  ] as const) {
    await page.goto(path);
    await said.waitFor();
    for (const name of besides) await page.getByRole('heading', { level: 2, name }).waitFor();
    await expect.poll(() => said.count()).toBe(1);
  }
});

it('a page whose file is gone leaves the navigation, and opens once the file is there', async () => {
  const { page, context } = await stage.visitAs(stage.organization.admin, { ownProfile: true });
  await context.route(isFileOf('hierarchy-page'), (route) => route.abort());
  const lost = page.getByText('Cette page ne s’est pas ouverte');
  await page.goto('/hierarchy');
  await lost.waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
  await expect.poll(() => lost.count()).toBe(0);
  await page.goBack();
  await lost.waitFor();
  await context.unroute(isFileOf('hierarchy-page'));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('L’organisation, ses responsables, leurs équipes et leurs membres.').waitFor();
});

it('a section of the settings whose file is gone leaves the list of sections', async () => {
  const { page, context } = await stage.visitAs(stage.organization.admin, { ownProfile: true });
  await context.route(isFileOf('coverage-page'), (route) => route.abort());
  await page.goto('/settings/coverage');
  await page.getByText('Cette page ne s’est pas ouverte').waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections des réglages' });
  await sections.getByRole('link', { name: 'Types d’absence' }).click();
  await page.getByRole('button', { name: 'Choisir dans le catalogue' }).waitFor();
});

it('what stands above every page leaves the page when it breaks', async () => {
  const { app } = stage;
  const organization = await createTestOrganization(app.services, { name: 'Les Ateliers' });
  const { page, context } = await stage.visitAs(organization.admin, { ownProfile: true });
  const { token } = organization.admin;
  const closed = await app.call('POST', '/organization/close', { token, body: { name: 'Les Ateliers' } });
  expect(closed.status).toBeLessThan(300);
  await context.route(isFileOf('closing-notice'), (route) => route.abort());
  await page.goto('/users');
  await page.getByText('Cette partie n’a pas pu s’afficher. Le reste de la page fonctionne.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
});

it('an island of the site that breaks leaves what was served', async () => {
  const { page } = await stage.visit({ ownProfile: true });
  await page.goto('/pricing');
  const island = page.locator('[data-island="price-calculator"]');
  await island.dispatchEvent('pointerdown');
  await page.locator('[data-island="price-calculator"][data-alive]').waitFor();
  const served = await island.textContent();
  await page.evaluate(() => {
    Object.defineProperty(Node.prototype, 'nodeValue', {
      set() {
        throw new Error('This cannot be drawn.');
      },
    });
  });
  await island.getByRole('spinbutton').fill('37');
  await expect.poll(() => island.locator('> .contents').count()).toBe(1);
  await expect.poll(() => island.textContent()).toBe(served);
});
