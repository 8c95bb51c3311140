import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { todayInParis } from '#tests/support/today.ts';

const stage = setBrowserStage({ name: 'Les Vergers' });

/** Two weeks, a month ahead: longer than a wedding, whatever holidays fall into them. */
const monday = addDays(mondayOf(todayInParis()), 28);
const dates = `from=${monday}&to=${addDays(monday, 11)}`;

const phone = { width: 360, height: 740 } as const;

describe('a type from the catalogue', () => {
  it('is added by an admin in one press, asked for on a phone, and « Absent » to colleagues', async () => {
    const { organization, app } = stage;
    const [manager, ana, bao] = [
      await organization.add('manager', 'Maud Manager'),
      await organization.add('employee', 'Ana Prunier'),
      await organization.add('employee', 'Bao Poirier'),
    ];
    await app.call('POST', '/teams', {
      token: organization.admin.token,
      body: { name: 'Verger', managerId: manager.id, userIds: [ana.id, bao.id] },
    });

    const admin = await stage.visitAs(organization.admin);
    await admin.page.goto('/settings/types');
    await admin.page.getByRole('button', { name: 'Choisir dans le catalogue' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ajouter Mariage', exact: true }).click();
    await dialog.getByText('Ajouté', { exact: true }).waitFor();
    await admin.checkPage();

    const asks = await stage.visitAs(ana, phone);
    await asks.page.goto(`/requests/new?${dates}`);
    await asks.page.getByRole('radio', { name: 'Mariage' }).check();
    await asks.page.getByText(/Cette demande en compte \d+/).waitFor();
    await asks.checkPage();
    const send = asks.page.getByRole('button', { name: 'Envoyer la demande' });
    await send.click();
    await asks.page.getByText('Indiquez quel justificatif vous remettrez').waitFor();
    asks.expectComplaint(/400/);
    await expect
      .poll(() => asks.page.getByLabel('Justificatif').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await asks.page.getByLabel('Justificatif').fill('Acte de mariage');
    await send.click();
    await asks.page.getByRole('link', { name: 'Mariage' }).waitFor();
    await asks.checkPage();

    const { json } = await app.call('GET', '/leave-requests/my-requests', { token: ana.token });
    await app.call('PATCH', `/leave-requests/${json[0].id}/approve`, { token: manager.token, body: {} });
    const colleague = await stage.visitAs(bao);
    await colleague.page.goto(`/requests/new?${dates}`);
    const away = colleague.page.getByRole('list', { name: 'Dans l’équipe à ces dates' });
    await away.getByText('Ana Prunier').waitFor();
    await expect.poll(() => away.textContent()).toContain('Absent');
    const told = await away.textContent();
    expect(told).not.toContain('Mariage');
  });
});
