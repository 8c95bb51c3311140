import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { actOn, createLeaveCompany, fileLeave } from '#tests/support/leave-company.ts';

const stage = setBrowserStage();
const phone = { width: 390, height: 844 };

it('tells a person who opened their sick leave, and a colleague nothing', async () => {
  const { app } = stage;
  const { ines, colin, manager } = await createLeaveCompany(app);
  const { json: sick } = await fileLeave(app, ines, { type: 'sick' });

  const desk = await stage.visitAs(manager);
  await desk.page.goto(`/requests/${sick.id}`);
  await desk.page.getByText('Inès Employée').first().waitFor();
  await eventually(async () => {
    const { json } = await app.call('GET', '/privacy/looks/mine', { token: ines.token });
    return json.length > 0;
  }, 'the look to be noted');

  const person = await stage.visitAs(ines);
  await person.page.goto('/profile');
  await person.page.getByRole('link', { name: 'Voir qui' }).click();
  await person.page.getByText(/Mona Manager a ouvert une de vos absences pour raison de santé/).waitFor();
  await person.checkPage();
  const small = await stage.visitAs(ines, { ...phone, theme: 'dark', language: 'en-GB' });
  await small.page.goto('/privacy/looks');
  await small.page.getByText(/Mona Manager opened one of your absences/).waitFor();
  await small.checkPage();

  const colleague = await stage.visitAs(colin);
  await colleague.page.goto('/privacy/looks');
  await colleague.page.getByRole('heading', { name: 'Personne n’a rien ouvert' }).waitFor();
  await colleague.checkPage();
});

it('shows an admin an absence through the eyes of a colleague, side by side', async () => {
  const { app } = stage;
  const { admin, ines, colin, manager } = await createLeaveCompany(app);
  const { json: sick } = await fileLeave(app, ines, { type: 'sick' });
  const approved = await actOn(app, manager, sick, 'approve');
  expect(approved.status).toBe(200);

  const desk = await stage.visitAs(admin);
  await desk.page.goto('/audit-log');
  await desk.page.getByRole('link', { name: 'Voir comme' }).click();
  await desk.page.getByLabel('Avec les yeux de').selectOption({ label: 'Colin Collègue' });
  await desk.page.getByLabel('Au sujet de').selectOption({ label: 'Inès Employée' });
  await desk.page.getByText('Colin Collègue ne peut pas l’ouvrir.').first().waitFor();
  await desk.page.getByLabel('Absence', { exact: true }).selectOption({ value: sick.id });
  await desk.page.getByText(/Colin Collègue voit «\sAbsent\s», pas le motif\./).waitFor();
  const theirs = desk.page.getByRole('region', { name: 'Calendrier, Colin Collègue', exact: true });
  await theirs.getByText(/Inès Employée\s: Absent/).waitFor();
  const own = desk.page.getByRole('region', { name: 'Calendrier, Vous', exact: true });
  await own.getByText(/Inès Employée\s: Congé maladie/).waitFor();
  await desk.checkPage();

  const small = await stage.visitAs(admin, { ...phone, theme: 'dark', language: 'en-GB' });
  await small.page.goto(`/view-as?as=${colin.id}&about=${ines.id}&request=${sick.id}`);
  await small.page.getByText('Colin Collègue sees “Away”, not why.').waitFor();
  await small.checkPage();

  const colleague = await stage.visitAs(colin);
  await colleague.page.goto('/view-as');
  await expect.poll(() => new URL(colleague.page.url()).pathname).not.toBe('/view-as');
});
