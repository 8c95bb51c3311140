import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { todayInParis } from '#tests/support/today.ts';
import { formatTypedDay } from '#ui/typed-date.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

/** Two whole weeks that are over: leave in both, sick in the second. */
const monday = addDays(mondayOf(todayInParis()), -21);

describe('sickness over booked leave', () => {
  it('gives days back with their proof, and the notice is sent, read and proved', async () => {
    const { app, organization } = stage;
    const manager = await organization.add('manager', 'Mona Manager');
    const ines = await organization.add('employee', 'Inès Absente');
    const from = addDays(monday, -600);
    await setEmployment(app.services, organization.acting, ines.id, { from, to: null });
    const leave = { type: 'vacation', startDate: monday, endDate: addDays(monday, 11), userId: ines.id };
    await app.call('POST', '/leave-requests', { token: manager.token, body: leave });

    const { page, checkPage } = await stage.visitAs(manager);
    const [start, end] = [addDays(monday, 7), addDays(monday, 13)];
    await page.goto(`/requests/new?from=${start}&to=${end}&type=sick&for=${ines.id}`);
    await page.getByText(/^Cet arrêt recouvre un congé posé/).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Enregistrer l’absence' }).click();
    await page.waitForURL(/\/(dashboard|requests)/);

    await page.goto('/dashboard');
    await page.getByText(/^Notice à Inès Absente/).waitFor();
    await page.goto('/entitlements');
    await page.getByRole('button', { name: 'Lire et envoyer la notice d’Inès Absente' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Jours dont vous disposez/).waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Envoyer la notice' }).click();
    await page.getByText('Notice envoyée à Inès Absente').first().waitFor();
    await page.getByText('Pas encore lue').waitFor();

    const mailed = async () =>
      (await app.mailbox.to(ines.email)).find(({ text }) => text.includes('/notices/'));
    await expect.poll(mailed, { timeout: 10_000 }).toBeDefined();
    const path = /\/notices\/[\w-]+/.exec((await mailed())?.text ?? '')?.[0] ?? '';
    const reader = await stage.visitAs(ines, { width: 360, height: 740 });
    await reader.page.goto(path);
    await reader.page.getByText(/Jours dont vous disposez/).waitFor();
    await reader.page.getByText(/Lue le/).waitFor();
    await reader.checkPage();
    await page.getByText(/^Lue le/).waitFor();
    await expect.poll(() => page.getByText('Pas encore lue').count()).toBe(0);
  });

  it('has its notice noted as given elsewhere, and the note taken back', async () => {
    const { app, organization } = stage;
    const manager = await organization.add('manager', 'Mona Manager');
    const omar = await organization.add('employee', 'Omar Absent');
    const from = addDays(monday, -600);
    await setEmployment(app.services, organization.acting, omar.id, { from, to: null });
    const record = (type: string, startDate: string, endDate: string) =>
      app.call('POST', '/leave-requests', {
        token: manager.token,
        body: { type, startDate, endDate, userId: omar.id },
      });
    await record('vacation', monday, addDays(monday, 11));
    await record('sick', addDays(monday, 7), addDays(monday, 13));

    const { page, checkPage } = await stage.visitAs(manager, { width: 360, height: 740 });
    await page.goto('/entitlements');
    await page.getByRole('button', { name: 'Noter la notice d’Omar Absent donnée par ailleurs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Noter la notice' }).click();
    await dialog.getByText('Veuillez remplir tous les champs obligatoires').waitFor();
    const givenOn = dialog.getByRole('textbox', { name: 'Donnée le' });
    await givenOn.fill(formatTypedDay(addDays(monday, 14)));
    await dialog.getByRole('radio', { name: 'lettre' }).click();
    await checkPage();
    await dialog.getByRole('button', { name: 'Noter la notice' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Donnée le .* par lettre$/).waitFor();
    await checkPage();

    await page.getByRole('button', { name: 'Retirer la note de la notice d’Omar Absent' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('La notice est de nouveau à donner', { exact: false }).waitFor();
    await checkPage();
    await question.getByRole('button', { name: 'Retirer la note' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lire et envoyer la notice d’Omar Absent' }).waitFor();
    await checkPage();
  });
});
