// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { type Endpoint, type EndpointTable, needsSubscription } from '#contract/endpoint.ts';
import { issueDecisionLinks } from '#tests/support/decision-links.ts';
import { fileLeave, tokenIn } from '#tests/support/leave-company.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
} from '#tests/support/organizations.ts';
import { type LooseAnswer, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;
let mailToken: string;
let request: { id: string; version: number };

const day = 24 * 60 * 60 * 1000;
const endpoints = Object.entries<EndpointTable>(api)
  .flatMap(([feature, table]) =>
    Object.entries(table).map(([name, endpoint]) => ({ key: `${feature}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => endpoint.access === 'session');
const closed = endpoints.filter(({ endpoint }) => needsSubscription(endpoint));
const open = endpoints.filter(({ endpoint }) => !needsSubscription(endpoint));

beforeAll(async () => {
  app = await startTestApp({ env: { WORKER: 'off' } });
  organization = await createTestOrganization(app.services, { trialEnds: true });
  const person = await organization.add('employee');
  request = (await fileLeave(app, person)).json;
  app.advance(15 * day);
  const { id, admin } = organization;
  const { approveUrl } = await issueDecisionLinks(app.services, id, admin.id, request.id);
  mailToken = tokenIn(approveUrl, `/requests/${request.id}/approve`);
});
afterAll(() => app.close());

const logIn = () => openTestSession(app.services, organization.id, organization.admin.id);

/** Each with a session of its own: some of what stays open ends it. */
async function knock({ method, path }: Endpoint): Promise<LooseAnswer> {
  const token = await logIn();
  const place = path.replaceAll(/\{(\w+)\}/g, () => crypto.randomUUID());
  return app.callAnything(method, place, { token, ...(method === 'GET' ? {} : { body: {} }) });
}

const mailDecision = () =>
  app.call('POST', `/leave-requests/${request.id}/mail-decision`, {
    body: { token: mailToken, decision: 'approve', version: 1 },
  });

describe('an organisation whose trial is over (T4)', () => {
  it.each(closed.map(({ key, endpoint }) => [key, endpoint] as const))(
    'refuses %s, and says where to pay',
    async (_key, endpoint) => {
      const { status, json } = await knock(endpoint);
      expect([status, json.code]).toEqual([402, 'subscription_required']);
      expect(json.details).toEqual({ subscribe: '/subscription' });
      expect(json.error).toMatch(/lecture seule/);
    },
  );

  it.each(open.map(({ key, endpoint }) => [key, endpoint] as const))(
    'leaves %s open',
    async (_key, endpoint) => {
      expect((await knock(endpoint)).status).not.toBe(402);
    },
  );

  it('closes all that writes, and opens nothing by accident', () => {
    const written = open.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ key }) => key);
    expect(closed.length).toBeGreaterThan(30);
    expect(written.sort()).toEqual([
      'accountants.enter',
      'apiKeys.revoke',
      'auth.chooseLanguage',
      'auth.leaveOrganization',
      'auth.logout',
      'auth.revokeEverySession',
      'auth.revokeOtherSessions',
      'auth.revokeSession',
      'balanceImports.check',
      'closings.preview',
      'companyCalendars.choose',
      'companyLogin.removeConnection',
      'companyLogin.removeDomain',
      'companyLogin.turnConnection',
      'companyLogin.unlinkOneself',
      'companyLogin.unlinkPerson',
      'connections.disconnect',
      'connections.stopReplies',
      'decisionBatches.see',
      'departures.preview',
      'directories.revoke',
      'entitlements.acknowledgeNotice',
      'erasures.erase',
      'erasures.hold',
      'erasures.lift',
      'leaveRequests.preview',
      'leaveTypes.preview',
      'loginPolicy.askRecovery',
      'loginPolicy.confirmRecovery',
      'loginPolicy.withdrawRecovery',
      'notifications.choose',
      'organization.close',
      'organization.reopen',
      'passkeys.decline',
      'passkeys.make',
      'passkeys.prove',
      'passkeys.remove',
      'passkeys.rename',
      'passkeys.start',
      'payrollRemarks.see',
      'payrollRemarks.seeAboutPerson',
      'payrollSending.disconnect',
      'peopleImports.check',
      'peopleSheets.previewWorkingPattern',
      'privacy.askForCopy',
      'push.subscribe',
      'push.unsubscribe',
      'recordings.preview',
      'ruleGroups.previewPersonalRules',
      'ruleGroups.previewPlacement',
      'ruleGroups.previewRules',
      'secondFactors.askMailCode',
      'secondFactors.confirmApp',
      'secondFactors.renewCodes',
      'secondFactors.revokeDevice',
      'secondFactors.startApp',
      'secondFactors.stepUp',
      'secondFactors.turnOffApp',
      'settings.preview',
      'slack.stopDigest',
      'subscription.cancel',
      'subscription.checkout',
      'subscription.portal',
      'subscription.previewSeats',
      'subscription.reactivate',
      'subscription.updateSeats',
      'users.remove',
      'webhookEndpoints.remove',
    ]);
  });

  it('takes no decision from a mailbox, and keeps the link for later', async () => {
    expect((await mailDecision()).json.code).toBe('subscription_required');
  });

  it('is told to everyone who is logged in, and to those with privilege in full', async () => {
    const token = await logIn();
    const me = await app.call('GET', '/auth/me', { token });
    expect(me.json.organization.readOnly).toBe(true);
    const { json } = await app.call('GET', '/subscription/status', { token });
    expect(json).toMatchObject({
      subscription: { status: 'expired', readOnly: true },
      trial: { isActive: false, daysRemaining: 0 },
      banner: { kind: 'read_only', because: 'trial_over' },
      can: { checkout: true, cancel: false },
    });
  });

  it('goes on at once when it is paid', async () => {
    const token = await logIn();
    const { json } = await app.call('POST', '/subscription/checkout', { token, body: {} });
    const [organizationId, sessionId] = json.url.split('/').slice(-2);
    const wrote = () => app.call('PUT', '/auth/me', { token, body: { name: 'Alix Admin' } });
    expect((await wrote()).status).toBe(402);
    const pay = (card: string) =>
      app.call('POST', `/sandbox/checkouts/${organizationId}/${sessionId}/pay`, { body: { card } });
    expect((await pay('4000 0000 0000 0002')).json.code).toBe('card_refused');
    expect((await pay('4000 0025 0000 3155')).json.state).toBe('confirming');
    expect((await wrote()).status).toBe(402);
    const confirmed = await app.call('POST', `/sandbox/checkouts/${organizationId}/${sessionId}/confirm`, {
      body: { accept: true },
    });
    expect(confirmed.json.state).toBe('complete');
    expect((await wrote()).status).toBe(200);
    expect((await mailDecision()).status).toBe(200);
  });
});
