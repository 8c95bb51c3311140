import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { todayInParis } from '#tests/support/today.ts';
import { formatTypedDay } from '#ui/typed-date.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

/** The leave begins two weeks from now; its person leaves on the Friday of its first week. */
const monday = addDays(mondayOf(todayInParis()), 14);
const lastDay = addDays(monday, 4);

it('an admin tells what rights depend on, records a departure and prints what is owed; the person reads it', async () => {
  const { app, organization } = stage;
  const lou = await organization.add('employee', 'Lou Partante');
  await setEmployment(app.services, organization.acting, lou.id, { from: addDays(monday, -400), to: null });
  const leave = { type: 'vacation', startDate: monday, endDate: addDays(monday, 11), userId: lou.id };
  await app.call('POST', '/leave-requests', { token: organization.admin.token, body: leave });

  const { page, checkPage } = await stage.visitAs(organization.admin);
  await page.goto(`/users/${lou.id}`);
  await page.getByRole('button', { name: 'Modifier les informations' }).click();
  const facts = page.getByRole('dialog');
  await facts.getByLabel('Matricule').fill('A-0042');
  await facts.getByRole('textbox', { name: /^Date de naissance/ }).fill('12/03/1988');
  await facts.getByRole('button', { name: 'Ajouter un enfant' }).click();
  await facts
    .getByRole('group', { name: 'Enfant 1' })
    .getByRole('textbox', { name: /^Date de naissance/ })
    .fill('05/09/2020');
  await checkPage();
  await facts.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('A-0042').waitFor();
  await page.getByText(/^Né\(e\) le .*septembre 2020/).waitFor();

  await page.getByRole('button', { name: 'Enregistrer un départ' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Dernier jour du contrat' }).fill(formatTypedDay(lastDay));
  await dialog.getByLabel('Motif').selectOption('resignation');
  await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
  await dialog.getByText(/le congé s’arrête le/).waitFor();
  const total = dialog.getByRole('row', { name: /^Dû au départ/ });
  const owed = ((await total.textContent()) ?? '').replace(/^Dû au départ\s*/, '');
  await checkPage();
  await dialog.getByRole('button', { name: 'Enregistrer le départ' }).click();
  await page.getByRole('link', { name: 'Relevé de départ' }).click();
  await page.getByRole('heading', { name: 'Relevé de départ', level: 1 }).waitFor();
  await page
    .getByRole('row', { name: /^Dû au départ/ })
    .getByText(owed)
    .waitFor();
  await page.getByText('L3141-28').waitFor();
  await checkPage();
  // On paper: what is owed, without the way back and the buttons.
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button', { name: 'Imprimer' }).count()).toBe(0);
  await page.getByText('L3141-28').waitFor();
  await page.emulateMedia({ media: 'screen' });

  const reader = await stage.visitAs(lou, { width: 360, height: 740 });
  await reader.page.goto(`/users/${lou.id}/departure`);
  await reader.page.getByText(owed).first().waitFor();
  await reader.checkPage();
});
