import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { leaveOf } from '#tests/support/leave.ts';
import { PushService } from '#tests/support/push-service.ts';

const stage = setBrowserStage();
let service: PushService;

beforeAll(async () => {
  service = await PushService.start();
});
afterAll(() => service.stop());

/** A browser without a screen and without its maker's push service: what it would be given there is given here. */
async function subscribeAt(context: BrowserContext, keys: ReturnType<PushService['browser']>['keys']) {
  await context.addInitScript(({ endpoint, publicKey, auth }) => {
    const subscription = {
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth } }),
      unsubscribe: async () => sessionStorage.removeItem('told'),
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('told', 'yes');
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem('told') ? (subscription as unknown as PushSubscription) : null;
  }, keys);
}

/** Hands the worker a message as a browser does that a push service woke. */
async function deliver(page: Page, data: string): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await debug.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

it('a device is told of a decision, in words that name nobody, for as long as it is wanted', async () => {
  const { app, organization } = stage;
  const employee = await organization.add('employee', 'Bruno Cerisier');
  const browser = service.browser('bruno');
  const visitor = await stage.visitAs(employee, { installs: true });
  const { page, context } = visitor;
  await context.grantPermissions(['notifications']);
  await subscribeAt(context, browser.keys);
  await page.goto('/profile');
  const box = page.getByRole('checkbox', { name: 'Sur cet appareil (Vos propres demandes)' });
  await box.click();
  const chosen = async () => (await app.call('GET', '/push', { token: employee.token })).json.chosen;
  await expect.poll(chosen, { timeout: 30_000 }).toEqual(['request-decided']);
  await expect.poll(() => box.isChecked()).toBe(true);
  await visitor.checkPage();

  const leave = leaveOf(app);
  const { id } = await leave.file(employee, {
    type: 'vacation',
    startDate: '2043-07-06',
    endDate: '2043-07-10',
  });
  await leave.approve(organization.admin, id);
  const [pushed] = await eventually(
    async () => service.to(browser).length > 0 && service.to(browser),
    'a message at the push service',
  );
  const message = pushed && browser.read(pushed.body);
  expect(message).toEqual({
    title: 'Relâche',
    body: 'Il y a du nouveau sur votre demande',
    path: `/requests/${id}`,
    tag: 'request-decided',
  });

  const worker = await eventually(async () => context.serviceWorkers()[0], 'a worker');
  await worker.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(self, { told });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      told.push({ title, ...options });
    };
  });
  await deliver(page, JSON.stringify(message));
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { told: unknown[] }).told))
    .toMatchObject([
      { title: 'Relâche', body: 'Il y a du nouveau sur votre demande', data: `/requests/${id}` },
    ]);

  await page.reload();
  await page.getByText('Notifications', { exact: true }).waitFor();
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.click();
  await expect.poll(chosen).toEqual([]);
  await expect.poll(() => box.isChecked()).toBe(false);
});
