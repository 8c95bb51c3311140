import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf } from '#tests/support/leave.ts';
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
