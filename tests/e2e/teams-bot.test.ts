import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { jobsDone } from '#tests/support/leave-company.ts';
import { BotService } from '#tests/support/teams/bot-service.ts';

let service: BotService;
beforeAll(async () => {
  service = await BotService.start();
});
afterAll(() => service.close());
const stage = setBrowserStage({ name: 'Les Ateliers' }, () => service.env);

describe('a bot of Teams', () => {
  it('is connected by an admin, who links their own account by the way that it gives (N25, N27)', async () => {
    const { app, organization } = stage;
    service.by(() => app.services.now().getTime());
    const { admin } = organization;
    const bot = service.register();
    const { page, checkPage, expectComplaint } = await stage.visitAs(admin, { width: 390, height: 844 });
    await page.goto('/connections');
    await page.getByRole('heading', { name: 'Microsoft Teams, un bot' }).waitFor();
    await page.getByText('/api/teams-bot/messages').waitFor();
    await checkPage();
    const heading = page.getByRole('heading', { name: 'Microsoft Teams, un bot' });
    const card = page.locator('section').filter({ has: heading }).last();
    await card.getByRole('button', { name: 'Relier', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ID d’application (client)').fill(bot.appId);
    await dialog.getByLabel('ID de l’annuaire (locataire)').fill(bot.tenantId);
    await dialog.getByLabel('Secret client').fill('falsch');
    await dialog.getByRole('button', { name: 'Relier ce bot' }).click();
    await dialog.getByText('Microsoft ne connaît pas ce bot').first().waitFor();
    expectComplaint(/400/);
    await dialog.getByLabel('Secret client').fill(bot.secret);
    await dialog.getByRole('button', { name: 'Relier ce bot' }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger l’application Teams' }).click();
    const kept = await fetched;
    expect(kept.suggestedFilename()).toBe('relache-teams.zip');
    await page.getByText(/il vous donne un lien qui relie votre compte/).waitFor();
    await checkPage();
    const member = service.join(bot, admin.email, admin.name);
    await fetch(`${app.url}/api/teams-bot/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await service.token(bot)}` },
      body: JSON.stringify(service.activity(member, { type: 'message' })),
    });
    await jobsDone(app);
    const { pathname, search } = new URL(service.cardsOf(member)[0]?.card.actions[0].url);
    await page.goto(`${pathname}${search}`);
    await page.getByRole('button', { name: 'Oui, relier ce compte' }).click();
    await page.getByText(/il vous donne un lien/).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await checkPage();
  });
});
