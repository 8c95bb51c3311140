import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Étals' });

const phone = { width: 360, height: 740 };
const nextYear = yearOf(todayInParis()) + 1;

async function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

const editorOf = (page: Page, section: string) =>
  page.getByRole('form', { name: `Modification : ${section}` });

describe('sections of the settings', () => {
  it('list the holidays that are worked, and warn about 1 May', async () => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin, phone);
    await page.goto('/settings#holidays');
    const section = page.getByRole('region', { name: 'Jours fériés' });
    await section.getByText('Tous les jours fériés sont chômés.').waitFor();
    await section.getByRole('button', { name: 'Modifier : Jours fériés' }).click();
    const editor = editorOf(page, 'Jours fériés');
    await editor.getByLabel('Journée de solidarité').selectOption('whit-monday');
    const add = async (holiday: string, when?: string) => {
      await editor.getByLabel('Jour férié', { exact: true }).selectOption(holiday);
      if (when) await editor.getByLabel('Quand').selectOption(when);
      await editor.getByRole('button', { name: 'Ajouter' }).click();
    };
    await add('victory-1945');
    await add('bastille-day', `${nextYear}-07-14`);
    await add('labour-day', `${nextYear}-05-01`);
    await editor.getByRole('alert').getByText('Le 1er mai est chômé (L3133-4).').waitFor();
    await checkPage();
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
    await editor.getByRole('button', { name: /^Retirer 1er mai/ }).click();
    await editor.getByRole('alert').waitFor({ state: 'detached' });

    await editor.getByText(/soldes? change(nt)?|Aucun solde ne change/).waitFor();
    await editor.getByRole('button', { name: 'Appliquer' }).click();
    await section
      .getByText(`sauf le lundi de Pentecôte (journée de solidarité), le 8 mai et le 14 juillet ${nextYear}.`)
      .waitFor();
    await checkPage();
  });

  it('are reached one by one from their list, on a phone too', async () => {
    const { page, checkPage } = await stage.visitAs(stage.organization.admin, phone);
    await page.goto('/settings/coverage');
    await page.getByRole('button', { name: 'Présence', exact: true }).click();
    const sections = page.getByRole('navigation', { name: 'Sections des réglages' });
    await checkPage();
    await sections.getByRole('link', { name: 'RTT et forfait' }).click();
    await page.waitForURL('**/settings#rtt');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('rtt');
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  });
});
