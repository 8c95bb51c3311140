import { Client } from 'pg';
import { expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { accrueOrganization } from '#server/actions/balances/accrue.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { fileLeave, keepSessions, setClock } from '#tests/support/leave-company.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';

const stage = setBrowserStage();

it('answers questions with figures, opens them to their days, reminds once, and counts what leave costs', async () => {
  const { app } = stage;
  setClock(app, '2026-11-16T08:00:00Z');
  const company = await createTestOrganization(app.services, { name: 'Voiles du Port' });
  const people = [];
  for (const name of ['Anne Aubert', 'Basile Blin', 'Carole Caron', 'David Denis', 'Emma Evrard']) {
    const person = await company.add('employee', name);
    await setEmployment(app.services, company.acting, person.id, { from: plainDate('2025-06-01'), to: null });
    people.push(person);
  }
  const owner = new Client(app.connection);
  await owner.connect();
  await keepSessions(owner);
  await owner.end();
  const [anne] = people;
  const week = { type: 'sick', startDate: '2026-09-14', endDate: '2026-09-18' };
  await fileLeave(app, company.admin, { userId: anne?.id, ...week });
  await accrueOrganization(app.services, { organizationId: company.id });
  const clockAheadMs = app.services.now().getTime() - Date.now();

  const desk = await stage.visitAs(company.admin, { clockAheadMs });
  await desk.page.goto('/insights');
  await desk.page.getByRole('heading', { name: 'Combien de jours manque-t-on ?' }).waitFor();
  await desk.checkPage();
  await desk.page.getByRole('button', { name: /^Jours non planifiés/ }).click();
  const days = desk.page.getByRole('dialog', { name: 'Jours non planifiés' });
  await days.getByRole('link', { name: 'Anne Aubert' }).waitFor();
  await days.getByText(/14\s–\s18\ssept\.\s2026/).waitFor();
  await desk.checkPage();
  const fileNamed = async (button: RegExp) => {
    const saved = desk.page.waitForEvent('download');
    await desk.page.getByRole('button', { name: button }).first().click();
    return (await saved).suggestedFilename();
  };
  await desk.page.keyboard.press('Escape');
  await expect.poll(() => new URL(desk.page.url()).searchParams.has('figure')).toBe(false);
  await desk.page.getByRole('radio', { name: 'En tableau' }).first().check();
  await desk.page.getByRole('row', { name: /septembre 2026/ }).waitFor();
  // Every table is a file, in either format.
  const names: string[] = [];
  for (const button of [
    /^Mois par mois\s: CSV$/,
    /^L’année par jour de semaine\s: Excel$/,
    /^Congés payés aujourd’hui\s: CSV$/,
    /^Rapport du mois/,
  ])
    names.push(await fileNamed(button));
  expect(names).toEqual([
    'relache-par-mois-2025-11-2026-10.csv',
    'relache-par-jour-de-semaine-2025-11-2026-10.xlsx',
    'relache-conges-payes-2025-11-2026-10.csv',
    'relache-chiffres-2026-10.pdf',
  ]);
  // Every figure opens to what is behind it.
  for (const name of ['Taux d’absence (Anact)', 'Jours planifiés', 'Demandes déposées']) {
    await desk.page.getByRole('button', { name: new RegExp(`^${name.replaceAll(/[()]/g, '.')}`) }).click();
    await desk.page.getByRole('dialog', { name }).waitFor();
    await desk.page.keyboard.press('Escape');
    await desk.page.getByRole('dialog', { name }).waitFor({ state: 'detached' });
  }
  await desk.page.getByLabel('Période').selectOption({ label: 'L’année dernière' });
  await expect.poll(() => new URL(desk.page.url()).searchParams.get('from')).toBe('2025-01');

  await desk.page.getByRole('link', { name: 'Jours à perdre' }).click();
  await desk.page.getByRole('button', { name: 'Rappeler à Basile Blin ses jours à prendre' }).click();
  await desk.page.getByText(/Basile\sBlin,\s25\sjours\sà\sprendre/).waitFor();
  await desk.checkPage();

  await desk.page.getByRole('link', { name: 'Coût des congés' }).click();
  await desk.page.getByLabel(/Matricule ou nom/).fill('Anne Aubert ; 100 ; ;');
  await desk.page.getByLabel('Taux de charges (%)').fill('40');
  await desk.page.getByRole('button', { name: 'Enregistrer' }).click();
  await desk.page.getByRole('row', { name: /6412/ }).waitFor();
  await desk.checkPage();

  // The same comes by mail to whoever wants it.
  await desk.page.goto('/insights');
  await desk.page.getByRole('link', { name: 'Recevoir ces chiffres chaque mois' }).click();
  const monthly = desk.page.getByRole('group', { name: 'Chiffres du mois' });
  await monthly.getByRole('radio', { name: 'Oui' }).check();
  await expect
    .poll(async () => {
      const { json } = await app.call('GET', '/notifications/choices', { token: company.admin.token });
      return json.find(({ kind }: { kind: string }) => kind === 'monthly-figures')?.choice;
    })
    .toBe('immediate');

  const phone = await stage.visitAs(company.admin, { clockAheadMs, width: 390, height: 844, theme: 'dark' });
  await phone.page.goto('/insights');
  await phone.page.getByRole('heading', { name: 'Où en sont les congés ?' }).waitFor();
  await phone.checkPage();
});
