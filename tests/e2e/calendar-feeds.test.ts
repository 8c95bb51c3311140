import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#app/input/tables/read-workbook.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { readCalendar } from '#tests/support/read-calendar.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

/** The secret address, as the page shows it this once. */
const shownAddress = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Adresse secrète' }).inputValue();

describe('calendars outside', () => {
  it('are fed by an address that is shown once, renewed and deleted', async () => {
    const { app, organization } = stage;
    const paul = await organization.add('employee', 'Paul Abonné');
    const leave = leaveOf(app);
    const { id } = await leave.file(paul, {
      type: 'vacation',
      startDate: '2040-07-02',
      endDate: '2040-07-06',
    });
    await leave.approve(organization.admin, id);

    const { page, context, checkPage } = await stage.visitAs(paul, { width: 360, height: 740 });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.url });
    await page.goto('/calendar');
    await page.getByRole('button', { name: 'Plus d’actions' }).click();
    await page.getByRole('menuitem', { name: 'S’abonner' }).click();
    // One press, and no name to think of; who wants another calendar chooses.
    await page.getByRole('button', { name: 'Choisir autre chose' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(1);
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Nom' }).inputValue()).toBe('Mon agenda');
    await checkPage();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Créer l’adresse de mes absences' }).click();
    const heading = page.getByRole('heading', { name: 'Adresse de «\u00a0Mon agenda\u00a0»' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((shown) => shown === document.activeElement)).toBe(true);
    await checkPage();
    const address = await shownAddress(page);
    await page.getByRole('button', { name: 'Copier l’adresse' }).click();
    await page.getByText('Adresse copiée.').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const google = await page.getByRole('link', { name: /^Google Agenda/ }).getAttribute('href');
    expect(new URL(google ?? '').searchParams.get('cid')).toBe(address.replace(/^http:/, 'webcal:'));

    const fetched = await fetch(address);
    const { events } = readCalendar(await fetched.text());
    expect(events).toMatchObject([
      { uid: `${id}@localhost`, summary: 'Vacances', start: '2040-07-02', end: '2040-07-07' },
    ]);

    await page.getByRole('button', { name: 'Terminé' }).click();
    await page.reload();
    await page.getByText(/^Dernière lecture le/).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Adresse secrète' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Renouveler l’adresse de' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler l’adresse' }).click();
    await heading.waitFor();
    const renewed = await shownAddress(page);
    await expect
      .poll(async () => [(await fetch(address)).status, (await fetch(renewed)).status])
      .toEqual([404, 200]);
    await page.getByRole('button', { name: 'Supprimer «' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’abonnement' }).click();
    await page.getByRole('heading', { name: 'Aucun abonnement pour l’instant' }).waitFor();
    await expect.poll(async () => (await fetch(renewed)).status).toBe(404);
  });

  it('are left with what is on show, as its reader sees it, with the filter in force', async () => {
    const { app, organization } = stage;
    const [ana, bob] = [
      await organization.add('employee', 'Ana Malade'),
      await organization.add('employee', 'Bob'),
    ];
    const team = await createTeam(app.services, organization.acting, {
      name: 'Voilerie',
      description: '',
      color: '#3B82F6',
      managerId: null,
      userIds: [ana.id],
    });
    const leave = leaveOf(app);
    for (const person of [ana, bob]) {
      const form = { type: 'sick', startDate: '2041-03-04', endDate: '2041-03-05', endHalf: 'am' };
      await leave.approve(organization.admin, (await leave.file(person, form)).id);
    }
    const { page } = await stage.visitAs(bob);
    const take = async (format: RegExp): Promise<Download> => {
      await page.getByRole('button', { name: 'Exporter' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      return download;
    };
    await page.goto(`/calendar?month=2041-03&team=${team.id}`);
    const csv = await take(/CSV/);
    expect(csv.suggestedFilename()).toBe('relache-les-ateliers-2041-03-01-2041-03-31.csv');
    const written = await readFile(await csv.path(), 'utf8');
    expect(written.split('\r\n').slice(1)).toEqual([
      'Ana Malade;;;;Voilerie;Absent;;04/03/2041;Matin;05/03/2041;Midi;2;;;Approuvé',
      '',
    ]);
    await page.goto('/calendar?month=2041-03');
    const workbook = await take(/Excel/);
    const lines = await readWorkbook(new Uint8Array(await readFile(await workbook.path())));
    expect(lines?.slice(1).map(({ cells }) => [cells[0], cells[5], cells[7], cells[12]])).toEqual([
      ['Ana Malade', 'Absent', '2041-03-04', ''],
      ['Bob', 'Congé maladie', '2041-03-04', '1.5'],
    ]);
  });
});
