import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/plain-date.ts';
import { mondayOf } from '#domain/calendar/week.ts';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { setEmployment } from '#tests/support/employment.ts';
import { present } from '#tests/support/present.ts';
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
    await app.call('PATCH', `/leave-requests/${json[0]?.id}/approve`, { token: manager.token, body: {} });
    const colleague = await stage.visitAs(bao);
    await colleague.page.goto(`/requests/new?${dates}`);
    const away = colleague.page.getByRole('list', { name: 'Dans l’équipe à ces dates' });
    await away.getByText('Ana Prunier').waitFor();
    await expect.poll(() => away.textContent()).toContain('Absent');
    const told = await away.textContent();
    expect(told).not.toContain('Mariage');
  });
});

describe('what a type counts as', () => {
  it('comes with « Accident du travail », and is corrected after its consequences were shown', async () => {
    const { organization, app } = stage;
    const manager = await organization.add('manager', 'Marc Manager');
    const [zoe, lou] = [
      await organization.add('employee', 'Zoé Accidentée'),
      await organization.add('employee', 'Lou Longue'),
    ];
    const from = addDays(monday, -700);
    for (const { id } of [zoe, lou])
      await setEmployment(app.services, organization.acting, id, { from, to: null });

    const { page, checkPage, expectComplaint } = await stage.visitAs(organization.admin);
    await page.goto('/settings/types');
    await page.getByRole('button', { name: 'Choisir dans le catalogue' }).click();
    const catalogue = page.getByRole('dialog');
    await catalogue.getByRole('heading', { name: 'Santé' }).waitFor();
    await catalogue.getByRole('button', { name: 'Ajouter Accident du travail', exact: true }).click();
    await catalogue.getByText('Ajouté', { exact: true }).first().waitFor();
    await checkPage();

    const past = `from=${addDays(monday, -120)}&to=${addDays(monday, -60)}`;
    await page.goto(`/requests/new?${past}&for=${zoe.id}`);
    await page.getByRole('radio', { name: 'Accident du travail' }).check();
    await page.getByRole('button', { name: 'Enregistrer l’absence' }).click();
    await page.waitForURL(/\/(dashboard|requests)/);
    const recorded = async () =>
      (await app.call('GET', '/leave-requests/my-requests', { token: zoe.token })).json.length;
    await expect.poll(recorded).toBe(1);

    const unpaid = await app.call('POST', '/leave-types', {
      token: organization.admin.token,
      body: {
        name: { fr: 'Absence longue', en: 'Long absence' },
        color: '#9A3412',
        confidential: false,
        needsApproval: true,
        counter: null,
        halfDays: true,
        asksJustification: false,
        absence: 'unpaid',
      },
    });
    const away = { startDate: addDays(monday, -220), endDate: addDays(monday, -120) };
    const body = { type: unpaid.json.id, ...away, userId: lou.id };
    await app.call('POST', '/leave-requests', { token: manager.token, body });
    const balance = async () =>
      (await app.call('GET', '/balances/me', { token: lou.token })).json[0]?.available;
    const before = await balance();

    await page.goto('/settings/types');
    await page.getByRole('button', { name: 'Modifier le type Absence longue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nature de l’absence').selectOption('Accident du travail');
    await expect.poll(() => dialog.getByLabel('Le motif est confidentiel').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Voir ce qui change' }).click();
    await dialog.getByRole('heading', { name: 'La nature de l’absence change' }).waitFor();
    await dialog.getByText('Lou Longue').waitFor();
    await checkPage();
    await expect.poll(balance).toBe(before);
    await dialog.getByRole('button', { name: 'Appliquer pour 1 personne' }).click();
    await page.getByText('Type « Absence longue » mis à jour').first().waitFor();
    await expect.poll(balance).toBeGreaterThan(present(before));

    // Longer by agreement, never shorter.
    await page.getByRole('button', { name: 'Modifier le type Mariage' }).click();
    await dialog.getByLabel('Durée accordée par l’entreprise').fill('3');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog
      .getByText(/La loi accorde davantage/)
      .first()
      .waitFor();
    expectComplaint(/400/);
    await dialog.getByLabel('Durée accordée par l’entreprise').fill('6');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByText('6 jours par accord').waitFor();
    await checkPage();
  });
});
