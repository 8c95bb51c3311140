import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { ownerPool } from '#tests/support/owner-pool.ts';

let google: GoogleServer;
beforeAll(async () => {
  google = await GoogleServer.start();
});
afterAll(() => google.close());
const stage = setBrowserStage({ name: 'Les Ateliers' }, () => google.env);

describe('calendars of the whole company', () => {
  it('are connected by an admin, who then says no for themself (N46, N48, N49)', async () => {
    const { app, organization } = stage;
    google.delegations.now = () => app.services.now().getTime();
    const { admin } = organization;
    const owner = ownerPool(app.connection);
    await owner.query("update users set email = 'anna@ateliers.example.org' where id = $1", [admin.id]);
    await owner.query(
      `insert into login_domains (organization_id, id, domain, token, created_at, proven_at)
       values ($1, $2, 'ateliers.example.org', repeat('x', 32), now(), now())`,
      [organization.id, randomUUID()],
    );
    await owner.end();
    const { file, account } = google.delegations.create();
    const { page, checkPage, expectComplaint } = await stage.visitAs(admin, { width: 390, height: 844 });
    await page.goto('/connections');
    await page.getByRole('heading', { name: 'Google Agenda, pour toute l’entreprise' }).waitFor();
    await page
      .getByText(/^Domaines prouvés/)
      .first()
      .waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Relier', exact: true }).nth(2).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Fichier JSON de la clé').fill(JSON.stringify(file));
    await dialog.getByText(account.clientId).waitFor();
    await dialog.getByRole('button', { name: 'Relier les agendas' }).click();
    await dialog
      .getByText(/Refusé pour votre adresse/)
      .first()
      .waitFor();
    expectComplaint(/400/);
    account.allowed.set('ateliers.example.org', 'https://www.googleapis.com/auth/calendar.events');
    await dialog.getByRole('button', { name: 'Relier les agendas' }).click();
    await page.getByText('Vos absences y sont écrites.').waitFor();
    await page.getByText(account.email).first().waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Ne pas écrire dans mon agenda' }).click();
    await page.getByText(/^Vous avez refusé/).waitFor();
    await checkPage();
    await expect.poll(() => page.getByText(account.keyId).count()).toBe(0);
  });
});
