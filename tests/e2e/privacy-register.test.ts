import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { createLeaveCompany } from '#tests/support/leave-company.ts';

const stage = setBrowserStage();
const phone = { width: 390, height: 844 };

it('lets an admin change a duration within its bounds, and fetch the register and the sheet (V22, V25)', async () => {
  const { app } = stage;
  const { admin, manager } = await createLeaveCompany(app);

  const { page, checkPage } = await stage.visitAs(admin);
  await page.goto('/organization');
  await page.getByRole('link', { name: 'Durées et registre' }).click();
  await page.getByRole('heading', { name: 'Durées de conservation' }).waitFor();
  await checkPage();
  const log = page.getByLabel(/Durée\s: Journal d’activité/);
  const save = page.getByRole('button', { name: 'Enregistrer' });
  await log.fill('30');
  await page.getByText('Un nombre entier de 6 à 24.').waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await log.fill('6');
  await save.click();
  await page.getByText('Durées enregistrées').first().waitFor();
  const { json } = await app.call('GET', '/privacy/retention', { token: admin.token });
  expect(json.kinds.find(({ kind }: { kind: string }) => kind === 'journal')?.amount).toBe(6);

  await page.getByText('Congés et absences').click();
  await page.getByText('Jamais le consentement', { exact: false }).waitFor();
  await checkPage();
  for (const name of ['Feuille en français (PDF)', 'Feuille en anglais (PDF)', 'Registre (PDF)']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^relache-(information-(fr|en)|registre-fr)\.pdf$/);
  }

  const small = await stage.visitAs(admin, { ...phone, theme: 'dark', language: 'en-GB' });
  await small.page.goto('/organization/privacy');
  await small.page.getByRole('heading', { name: 'How long data is kept' }).waitFor();
  await small.page.getByText('Leave and absences').waitFor();
  await small.checkPage();

  const stranger = await stage.visitAs(manager);
  await stranger.page.goto('/organization/privacy');
  await expect.poll(() => new URL(stranger.page.url()).pathname).not.toBe('/organization/privacy');
});
