import { describe, expect, it } from 'vitest';
import { addDays, plainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

/** The next March that lies wholly in the future. */
const year = yearOf(todayInParis()) + 1;

describe('a person’s sheet', () => {
  it('moves someone to four days from March, showing first what changes', async () => {
    const { app, organization } = stage;
    const paul = await organization.add('employee', 'Paul Quatre');
    // Monday and Tuesday: once Wednesday is free, the leave reaches the eve of Thursday (C7).
    const monday = mondayOf(plainDate(`${year}-03-15`));
    const asked = await app.call('POST', '/leave-requests', {
      token: paul.token,
      body: { type: 'vacation', startDate: monday, endDate: addDays(monday, 1) },
    });
    await app.call('PATCH', `/leave-requests/${asked.json.id}/approve`, {
      token: organization.admin.token,
      body: {},
    });

    const { page, checkPage } = await stage.visitAs(organization.admin);
    await page.goto('/users');
    await page.getByRole('link', { name: 'Paul Quatre' }).click();
    await page.getByRole('heading', { name: 'Paul Quatre' }).waitFor();
    await page.getByText('5 jours par semaine').waitFor();
    await page.getByRole('heading', { name: 'Congés payés' }).waitFor();
    await checkPage();

    await page.getByRole('button', { name: 'Changer la semaine' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /mercredi.*matin/i }).uncheck();
    await dialog.getByRole('checkbox', { name: /mercredi.*après-midi/i }).uncheck();
    await dialog.getByRole('textbox', { name: 'À partir du' }).fill(`01/03/${year}`);
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByRole('heading', { name: /^Ce qui change à partir du/ }).waitFor();
    await dialog.getByText('4 jours par semaine').waitFor();
    const booking = dialog.getByRole('listitem').filter({ hasText: 'Congé du' });
    await expect.poll(() => booking.textContent()).toMatch(/Avant\s:2après\s:3\+1$/);
    await checkPage();
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('Semaine de travail de Paul Quatre mise à jour').first().waitFor();
    await page.getByText('À venir', { exact: true }).waitFor();
    await page.getByText(/^4 jours par semaine/).waitFor();

    const { json } = await app.call('GET', `/leave-requests/${asked.json.id}`, { token: paul.token });
    expect(json.request.countedDays).toBe(3);
  });

  it('adjusts a counter only with a reason', async () => {
    const { organization } = stage;
    await organization.add('employee', 'Rose Ajustée');
    const { page, checkPage } = await stage.visitAs(organization.admin, { width: 360, height: 740 });
    await page.goto('/users');
    await page.getByRole('link', { name: 'Rose Ajustée' }).click();
    await page.getByRole('button', { name: 'Ajuster le compteur Congés payés' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nombre de jours').fill('1,5');
    await dialog.getByRole('button', { name: 'Ajuster' }).click();
    await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    await checkPage();
    await dialog.getByRole('textbox', { name: 'Motif' }).fill('Reprise de l’ancien logiciel');
    await dialog.getByRole('button', { name: 'Ajuster' }).click();
    await dialog.waitFor({ state: 'detached' });
    // On the last day of a month, what one day of work brings stands there besides.
    await page
      .getByText(/^1,[56]\d?\sjour$/)
      .first()
      .waitFor();
    await page.getByText('Pourquoi ce solde').click();
    await page.getByText('Reprise de l’ancien logiciel').waitFor();
    await checkPage();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);
  });
});
