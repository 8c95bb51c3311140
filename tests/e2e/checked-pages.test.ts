import { beforeEach, describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/support/browser.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage();

const good = 'color: rgb(20, 20, 20)';
const faint = 'color: rgb(190, 190, 190)';

let visitor: Visitor;

/** A page that has nothing wrong with it but what is put on it. */
const show = (content: string) =>
  visitor.page.setContent(
    `<!doctype html><html lang="fr"><title>Essai</title><body style="background: white">
     <main style="position: relative"><h1 style="${good}">Essai</h1>${content}</main></body></html>`,
  );

beforeEach(async () => {
  visitor = await stage.visit();
});

describe('looking at a page', () => {
  it('finds a text that is too faint, as often as it is looked for', async () => {
    await show(`<p style="${good}">Lisible</p><p style="${faint}">Trop pâle</p>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Trop pâle/);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Trop pâle/);
    await show(`<p style="${faint}">Encore trop pâle</p>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Encore trop pâle/);
  });

  it('finds it where a text like it was good before another ground, size or layer', async () => {
    const grey = 'color: rgb(118, 118, 118)';
    await show(`<p style="${grey}">Juste assez</p>`);
    await visitor.checkPage();
    await show(`<div style="background: rgb(220, 220, 220)"><p style="${grey}">Sur du gris</p></div>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Sur du gris/);
    await show(`<p style="${grey}; opacity: 0.7">Voilé</p>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Voilé/);

    const large = 'color: rgb(140, 140, 140); font-size: 32px';
    await show(`<p style="${large}">Grand</p>`);
    await visitor.checkPage();
    await show(`<p style="${large.replace('32px', '16px')}">Petit</p>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Petit/);

    // Nothing around the text is dark; what lies below it is.
    const layer = 'position: absolute; inset: 0; z-index: -1; background: rgb(200, 200, 200)';
    await show(`<div style="${layer}"></div><p style="${grey}">Sur une couche</p>`);
    await expect(visitor.checkPage()).rejects.toThrow(/color-contrast.*Sur une couche/);
  });

  it('finds what is wrong besides', async () => {
    await show(`<button type="button"></button>`);
    await expect(visitor.checkPage()).rejects.toThrow(/button-name/);
  });
});

it('gives the next reader nothing of the one before', async () => {
  const reader = await stage.visitAs(stage.organization.admin);
  await reader.page.goto('/dashboard');
  await reader.page.getByText('Bonjour Alix').waitFor();
  await reader.page.evaluate(() => sessionStorage.setItem('left', 'behind'));
  await reader.context.addCookies([{ name: 'left', value: 'behind', url: stage.app.url }]);
  await reader.leave();
  const next = await stage.visit();
  // The same profile, or this would show nothing.
  expect(next.context === reader.context).toBe(true);
  await next.page.goto('/favicon.svg');
  const found = await next.page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  expect(found).toEqual([{}, {}]);
  const cookies = await next.context.cookies();
  expect(cookies).toEqual([]);
});
