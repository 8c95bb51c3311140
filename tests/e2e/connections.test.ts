import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { GoogleServer } from '#tests/support/calendar-providers/google-server.ts';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf } from '#tests/support/leave.ts';

let google: GoogleServer;
beforeAll(async () => {
  google = await GoogleServer.start();
});
afterAll(() => google.close());
const stage = setBrowserStage({ name: 'Les Ateliers' }, () => google.env);

describe('one’s own calendar', () => {
  it('is connected, filled, and left with what was written in it (N30, N34)', async () => {
    const { app, organization } = stage;
    google.grants.now = () => app.services.now().getTime();
    const camille = await organization.add('employee', 'Camille Agenda');
    const leave = leaveOf(app);
    const { id } = await leave.file(camille, {
      type: 'vacation',
      startDate: '2040-07-02',
      endDate: '2040-07-06',
    });
    await leave.approve(organization.admin, id);
    const { page, checkPage } = await stage.visitAs(camille, { width: 390, height: 844 });
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Relier mon agenda' }).click();
    await page.getByRole('heading', { name: 'Connexions', level: 1 }).waitFor();
    await page.getByText('Pas configuré sur ce serveur').first().waitFor();
    await checkPage();
    // The provider says yes and sends the browser back.
    await page.getByRole('button', { name: 'Relier', exact: true }).click();
    await page.getByText('camille@exemple.fr').waitFor();
    await page.getByText('En service').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    await checkPage();
    const shown = () => google.shown('camille@exemple.fr');
    await eventually(async () => shown().length === 1, 'the event');
    expect(shown()[0]).toMatchObject({ summary: 'Absent(e)', visibility: 'private' });
    // Asked for, then allowed at the provider, which was not asked for it before.
    await page.getByRole('button', { name: 'Demander une réponse automatique' }).click();
    await page.getByText('Il reste à l’autoriser dans votre compte.').waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Autoriser' }).click();
    const reply = () => google.vacations.get('camille@exemple.fr');
    await eventually(async () => reply()?.enableAutoReply === true, 'the reply');
    expect(reply()?.responseBodyPlainText).toContain('absent(e) jusqu’au 6 juillet');
    await page.reload();
    await page.getByText(/^Réponse posée du/).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Délier', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await checkPage();
    await dialog.getByRole('button', { name: 'Délier', exact: true }).click();
    await page.getByRole('button', { name: 'Relier', exact: true }).waitFor();
    await eventually(async () => shown().length === 0, 'an empty calendar');
    await eventually(async () => reply()?.enableAutoReply === false, 'no automatic reply');
    expect(google.grants.accounts.get('camille@exemple.fr')?.refresh).toBe('');
  });
});
