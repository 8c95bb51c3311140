import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

it('an admin closes the company by typing its name, everyone is told, and takes it back (V20)', async () => {
  const { organization } = stage;
  const lou = await organization.add('employee', 'Lou Employée');
  const { page, checkPage, expectComplaint } = await stage.visitAs(organization.admin);
  await page.goto('/organization/data');
  await page.getByRole('button', { name: 'Fermer l’entreprise' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/effacé dans 7\sjours/).waitFor();
  await checkPage();
  // The browser tells of a refused form by itself.
  expectComplaint(/400/);
  await dialog.getByLabel(/^Pour confirmer/).fill('Autre chose');
  await dialog.getByRole('button', { name: 'Fermer l’entreprise' }).click();
  await dialog.getByText('Ce n’est pas le nom de l’entreprise').waitFor();
  await dialog.getByLabel(/^Pour confirmer/).fill('Les Ateliers');
  await dialog.getByRole('button', { name: 'Fermer l’entreprise' }).click();
  await page.getByText(/^L’entreprise sera effacée le/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Fermer l’entreprise' }).count()).toBe(0);
  await checkPage();
  await page.goto('/users');
  await page.getByText(/^L’entreprise sera effacée le/).waitFor();

  const other = await stage.visitAs(lou);
  await other.page.goto('/profile/data');
  await other.page.getByRole('heading', { name: 'Votre entreprise quitte Relâche' }).waitFor();
  await other.page.getByRole('button', { name: 'Se déconnecter' }).waitFor();

  await page.getByRole('button', { name: 'Annuler la fermeture' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByText('Rien n’est effacé').waitFor();
  await checkPage();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Annuler la fermeture' })
    .click();
  await page.getByText('La fermeture est annulée').first().waitFor();
  await expect.poll(() => page.getByText(/^L’entreprise sera effacée le/).count()).toBe(0);
  await other.page.goto('/profile/data');
  await expect.poll(() => other.page.getByText('Votre entreprise quitte Relâche').count()).toBe(0);
});
