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

  it('alternates two weeks, week A from the first day on', async () => {
    const { organization } = stage;
    await organization.add('employee', 'Alma Alternée');
    const { page, checkPage } = await stage.visitAs(organization.admin, { width: 360, height: 740 });
    await page.goto('/users');
    await page.getByRole('link', { name: 'Alma Alternée' }).click();
    await page.getByRole('button', { name: 'Changer la semaine' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ajouter une semaine qui alterne' }).click();
    const second = dialog.getByRole('group', { name: /^Semaine B/ });
    await second.getByRole('checkbox', { name: /vendredi.*matin/i }).uncheck();
    await second.getByRole('checkbox', { name: /vendredi.*après-midi/i }).uncheck();
    await dialog.getByText(/^La semaine A est celle du/).waitFor();
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByRole('heading', { name: /^Ce qui change à partir du/ }).waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('Semaine de travail d’Alma Alternée mise à jour').first().waitFor();
    await page.getByText(/Semaine A\s: 5 jours.*Semaine B\s: 4 jours/).waitFor();
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
    await page.getByText('1,5 jour', { exact: true }).first().waitFor();
    await page.getByText('Pourquoi ce solde').click();
    await page.getByText('Reprise de l’ancien logiciel').waitFor();
    await checkPage();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);
  });

  it('is closed to those who may not decide on the person’s leave', async () => {
    const { organization } = stage;
    const employee = await organization.add('employee', 'Elsa Employée');
    const visitor = await stage.visitAs(employee);
    const { page, checkPage } = visitor;
    await page.goto(`/users/${organization.admin.id}`);
    await page.getByRole('heading', { name: 'Cette fiche n’est pas accessible' }).waitFor();
    visitor.expectComplaint(/404|403/);
    await checkPage();
  });
});

describe('the settings', () => {
  it('say what holds, and are changed once their consequences were seen, and undone', async () => {
    const { organization } = stage;
    const { page, checkPage } = await stage.visitAs(organization.admin);
    await page.goto('/settings');
    const paidLeave = page.getByRole('region', { name: 'Congés payés' });
    await paidLeave.getByText('25 jours par an. Ce sont les cinq semaines de la loi.').waitFor();
    await checkPage();

    await page.getByRole('button', { name: 'Modifier : Congés payés' }).click();
    const editor = page.getByRole('form', { name: 'Modification : Congés payés' });
    await editor.getByText('Rien n’est modifié.').waitFor();
    // One thing at a time: the other sections stay sentences.
    await expect.poll(() => page.getByRole('form').count()).toBe(1);
    const days = editor.getByLabel('Jours de congé par an');
    await days.fill('20');
    await editor.getByText('À corriger avant d’appliquer.').waitFor();
    await expect.poll(() => editor.getByText('La loi garantit cinq semaines').count()).toBeGreaterThan(0);
    await expect.poll(() => editor.getByRole('button', { name: 'Appliquer' }).isDisabled()).toBe(true);
    await checkPage();

    await days.fill('27,5');
    await editor.getByText(/soldes? changent?|Aucun solde ne change/).waitFor();
    await checkPage();
    await editor.getByRole('button', { name: 'Appliquer' }).click();
    await editor.waitFor({ state: 'detached' });
    await paidLeave.getByText('27,5 jours par an.').waitFor();

    await page.getByRole('button', { name: 'Annuler ce changement' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Annuler ce changement' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText(/^Annulé le/).waitFor();
    await paidLeave.getByText('25 jours par an. Ce sont les cinq semaines de la loi.').waitFor();
    await checkPage();
  });

  it('are read, not changed, by those who decide on leave', async () => {
    const manager = await stage.organization.add('manager', 'Mona Manager');
    const { page, checkPage } = await stage.visitAs(manager);
    await page.goto('/settings');
    await page.getByText('Les congés se comptent en jours ouvrés').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Modifier/ }).count()).toBe(0);
    await checkPage();
  });
});
