// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { freshMinutes } from '#domain/access/second-factor.ts';
import { codeOf, enrol, openLink } from '#tests/support/authenticator.ts';
import { eventually } from '#tests/support/eventually.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
} from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const minute = 60_000;

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const now = () => app.services.now();
const keyForm = { name: 'Paie', kind: 'personal', scopes: ['organization.read'] };
const makeKey = async (token: string): Promise<string> => {
  const { status, json } = await app.call('POST', '/api-keys', { token, body: keyForm });
  return status === 200 ? 'made' : json.code;
};
const staleSession = (userId: string) => openTestSession(app.services, organization.id, userId, null);
const stepUp = (token: string, code: string) => app.call('POST', '/auth/step-up', { token, body: { code } });

describe('a fresh proof (I11)', () => {
  it('is asked for roles, keys, the login policy, second factors and files about everyone', () => {
    const marked = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
      Object.entries(table)
        .filter(([, { freshProof }]) => freshProof)
        .map(([name]) => `${feature}.${name}`),
    );
    expect(marked.sort()).toEqual([
      'apiKeys.create',
      'apiKeys.rotate',
      'auditLog.export',
      'calendarExports.table',
      'companyCalendars.connectGoogle',
      'companyCalendars.connectMicrosoft',
      'companyLogin.addDomain',
      'companyLogin.changeConnection',
      'companyLogin.createConnection',
      'companyLogin.removeConnection',
      'companyLogin.removeDomain',
      'companyLogin.testConnection',
      'companyLogin.turnConnection',
      'companyLogin.unlinkOneself',
      'companyLogin.unlinkPerson',
      'connections.beginCompany',
      'directories.create',
      'erasures.erase',
      'expiringLeave.file',
      'insightTables.days',
      'insightTables.reminders',
      'insightTables.rest',
      'leaveLiability.file',
      'loginPolicy.askRecovery',
      'loginPolicy.confirmRecovery',
      'loginPolicy.update',
      'monthlyStatements.file',
      'organization.close',
      'passkeys.remove',
      'passkeys.start',
      'payrollFiles.fetch',
      'privacy.fetchCopy',
      'privacyRegister.changeRetention',
      'secondFactors.renewCodes',
      'secondFactors.startApp',
      'secondFactors.turnOffApp',
      'teamsBot.connect',
      'teamsChannel.connect',
      'users.changeRole',
    ]);
  });

  it('is a login itself, for ten minutes', async () => {
    const person = await organization.add('employee');
    const { token } = (await openLink(app, person.email)).json;
    expect(await makeKey(token)).toBe('made');
    app.advance(freshMinutes * minute);
    const refused = await app.call('POST', '/api-keys', { token, body: keyForm });
    expect([refused.status, refused.json.code]).toEqual([403, 'fresh_proof_needed']);
  });

  it('comes by mail for who has no second factor: of this session, once, within ten minutes', async () => {
    const person = await organization.add('employee');
    const [token, elsewhere] = [await staleSession(person.id), await staleSession(person.id)];
    expect(await makeKey(token)).toBe('fresh_proof_needed');
    const mailed = async () => {
      const ours = async () =>
        (await app.mailbox.to(person.email)).filter(
          ({ subject }) => subject === 'Votre code de vérification Relâche',
        );
      const before = (await ours()).length;
      expect((await app.call('POST', '/auth/step-up/mail', { token })).status).toBe(200);
      const mail = await eventually(async () => {
        const mails = await ours();
        return mails.length > before ? mails[0] : undefined;
      }, 'a code by mail');
      return /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? '';
    };
    const code = await mailed();
    expect((await stepUp(elsewhere, code)).json.code).toBe('code_wrong');
    expect((await stepUp(token, code)).status).toBe(200);
    expect(await makeKey(token)).toBe('made');
    expect(await makeKey(elsewhere)).toBe('fresh_proof_needed');
    expect((await stepUp(token, code)).json.code).toBe('code_wrong');
    app.advance(freshMinutes * minute);
    expect(await makeKey(token)).toBe('fresh_proof_needed');
    const late = await mailed();
    app.advance(10 * minute);
    expect((await stepUp(token, late)).json.code).toBe('code_wrong');
  });

  it('comes from the app or a recovery code for who has one, and then by no mail', async () => {
    const person = await organization.add('employee');
    const { secret, recoveryCodes } = await enrol(app, person);
    const [first, second] = [await staleSession(person.id), await staleSession(person.id)];
    expect((await app.call('POST', '/auth/step-up/mail', { token: first })).status).toBe(403);
    expect((await app.call('POST', '/auth/totp/off', { token: first })).json.code).toBe('fresh_proof_needed');
    expect((await stepUp(first, codeOf(secret, now()))).status).toBe(200);
    expect(await makeKey(first)).toBe('made');
    expect((await stepUp(second, codeOf(secret, now()))).json.code).toBe('code_wrong');
    expect((await stepUp(second, recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await makeKey(second)).toBe('made');
  });

  it('is asked of sessions, and of no key', async () => {
    const { admin } = organization;
    const body = { name: 'Journal', kind: 'organization', scopes: ['audit-log.read'] };
    const made = await app.call('POST', '/api-keys', { token: admin.token, body });
    const fetched = (token: string) => app.call('GET', '/audit-log.csv', { token });
    expect((await fetched(await staleSession(admin.id))).json.code).toBe('fresh_proof_needed');
    expect((await fetched(made.json.key)).status).toBe(200);
  });
});
