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

  it('finds texts that lie on one another, unless one of them is cut off', async () => {
    const lines = 'margin: 0; height: 40px; font-size: 40px; line-height: 1';
    const drawn = (margin: number) =>
      `<p style="${good}; ${lines}">Au-dessus</p><p style="${good}; ${lines}; margin-top: -${margin}px">Dessous</p>`;
    await show(drawn(0));
    await visitor.checkPage();
    await show(drawn(20));
    await expect(visitor.checkPage()).rejects.toThrow(/« Au-dessus » lies on « Dessous »/);
    await show(`<div style="height: 15px; overflow: hidden">${drawn(20)}</div>`);
    await visitor.checkPage();
  });

  it('finds a table that is wider than its place', async () => {
    const table = (width: number, scrolls = '') =>
      `<div style="width: 300px; overflow-x: auto" ${scrolls}><table style="width: ${width}px; ${good}">
       <caption>Large</caption><tr><th scope="col">Nom</th></tr><tr><td><a href="/">Inès</a></td></tr></table></div>`;
    await show(table(300));
    await visitor.checkPage();
    await show(table(320));
    await expect(visitor.checkPage()).rejects.toThrow(/table « Large » has 300 pixels for 320/);
    await show(table(320, 'tabindex="0" role="region" aria-label="Large"'));
    await visitor.checkPage();
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
  await expect.poll(() => next.context.cookies()).toEqual([]);
});
