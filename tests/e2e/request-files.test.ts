import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { disguisedSvg, samplePdf } from '#tests/support/sample-files.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Ateliers' });

const monday = addDays(mondayOf(todayInParis()), 21);
const phone = { width: 360, height: 740 };

it('files a sick leave with its note, which the admin opens and the manager does not, and talks about it', async () => {
  const { app, organization } = stage;
  const manager = await organization.add('manager', 'Mona Manager');
  const ines = await organization.add('employee', 'Inès Absente');
  const colin = await organization.add('employee', 'Colin Collègue');

  const hers = await stage.visitAs(ines, phone);
  await hers.page.goto(`/requests/new?from=${monday}&to=${addDays(monday, 2)}&type=sick`);
  await hers.page.getByText(/Ouvert seulement par vous et par les administrateurs/).waitFor();
  await hers.page.getByLabel('Documents à joindre').setInputFiles([
    { name: 'avis.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'photo.png', mimeType: 'image/png', buffer: disguisedSvg },
  ]);
  await hers.page.getByText('photo.png').waitFor();
  await hers.checkPage();
  hers.expectComplaint(/422/);
  await hers.page.getByRole('button', { name: 'Envoyer la demande' }).click();
  // One of the two is taken; the page of the request says why the other is not.
  await hers.page.getByText(/photo\.png.*n’est ni une image PNG ou JPEG/).waitFor();
  await hers.page.getByRole('button', { name: 'avis.pdf', exact: true }).waitFor();
  const { pathname } = new URL(hers.page.url());
  await hers.page.getByRole('textbox', { name: 'Votre commentaire' }).fill('Je reviens jeudi.');
  await hers.checkPage();
  await hers.page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await hers.page.getByRole('list', { name: 'Commentaires' }).getByText('Je reviens jeudi.').waitFor();

  const his = await stage.visitAs(manager);
  await his.page.goto(pathname);
  await his.page.getByText('Document médical joint, réservé à la personne et aux administrateurs').waitFor();
  await expect.poll(() => his.page.getByText('avis.pdf').count()).toBe(0);
  await his.page.getByText('Je reviens jeudi.').waitFor();
  await his.page.getByRole('textbox', { name: 'Votre commentaire' }).fill('Reposez-vous bien.');
  await his.page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await his.checkPage();
  // It reaches her page by itself.
  await hers.page.getByText('Reposez-vous bien.').waitFor();

  const admins = await stage.visitAs(organization.admin);
  await admins.page.goto(pathname);
  const [download] = await Promise.all([
    admins.page.waitForEvent('download'),
    admins.page.getByRole('button', { name: 'avis.pdf', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('avis.pdf');

  // Her file holds it too: with its name for the admin, as something that is there for the manager.
  await admins.page.goto(`/users/${ines.id}`);
  const documents = admins.page.getByRole('list', { name: 'Documents' });
  await documents.getByRole('button', { name: 'avis.pdf', exact: true }).waitFor();
  await admins.checkPage();
  await his.page.goto(`/users/${ines.id}`);
  await his.page.getByRole('list', { name: 'Documents' }).getByText('Document médical joint').waitFor();
  await expect.poll(() => his.page.getByText('avis.pdf').count()).toBe(0);

  const requestId = pathname.split('/').at(-1) ?? '';
  for (const part of ['comments', 'attachments'] as const) {
    const refused = await app.call('GET', `/leave-requests/${requestId}/${part}`, { token: colin.token });
    expect(refused.status).toBe(404);
  }
});

it('shows a photo in place of initials, cut to a square by the browser, until it is removed', async () => {
  const { organization } = stage;
  const nina = await organization.add('employee', 'Nina Portrait');
  const { page, checkPage } = await stage.visitAs(nina);
  await page.goto('/profile');
  await page.getByLabel('Choisir une photo').setInputFiles('docs/pictures/dashboard.png');
  await page.getByText('Photo enregistrée').first().waitFor();
  await page.getByRole('main').locator('img[data-photo]').first().waitFor();
  await checkPage();

  const colleague = await stage.visitAs(organization.admin);
  await colleague.page.goto('/users');
  await colleague.page.locator('img[data-photo]').first().waitFor();

  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await page.getByText('Photo retirée').first().waitFor();
  await expect.poll(() => page.locator('img[data-photo]').count()).toBe(0);
});
