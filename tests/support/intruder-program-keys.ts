import { assistantScopes } from '#domain/assistants/assistant-tools.ts';
import { makeKey } from './api-keys.ts';
import { connectAssistant } from './assistant.ts';
import { askScim, connectDirectory } from './directory.ts';
import { dead, type Key } from './intruder-key.ts';
import { type KeyStage, metricsToken } from './intruder-key-stage.ts';
import { makeWebhook } from './intruder-programs.ts';
import type { TestOrganization } from './organizations.ts';
import { type TestApp, testDevKey } from './test-app.ts';

/** What programs carry: those of directories, assistants, spreadsheets, webhooks, browsers and operators. */
export async function programKeys(
  { app, owner }: KeyStage,
  ours: TestOrganization,
  theirs: TestOrganization,
): Promise<Key[]> {
  const { admin } = ours;
  return [
    ...(await directoryKeys(app, ours, theirs)),
    ...(await apiKeys(app, ours)),
    ...(await rotatedKeys(app, owner, ours)),
    ...(await payingKeys({ app, owner }, ours)),
    dead('the secret of a webhook', await webhookSecret(app, admin.token)),
    ...(await pushKeys(app, admin.token)),
    dead('an Idempotency-Key', await idempotencyKey(app, admin.token)),
    {
      kind: 'the key of the developer’s tools',
      token: testDevKey,
      opens: ['developer', 'metrics by a key'],
      proves: () => app.call('GET', '/dev/users'),
    },
    {
      kind: 'the token of the metrics',
      token: metricsToken,
      opens: ['metrics'],
      proves: () => fetch(`${app.url}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } }),
    },
  ];
}

async function directoryKeys(app: TestApp, ours: TestOrganization, theirs: TestOrganization): Promise<Key[]> {
  const { token } = ours.admin;
  const gone = await connectDirectory(app, ours.admin);
  await app.call('DELETE', `/directories/${gone.id}`, { token });
  const [live, foreign] = [
    await connectDirectory(app, ours.admin),
    await connectDirectory(app, theirs.admin),
  ];
  const directory = (kind: string, secret: string): Key => ({
    kind,
    token: secret,
    opens: ['directory'],
    proves: () => askScim(app, secret, 'GET', '/Users'),
  });
  return [
    directory('the token of a directory', live.token),
    directory('the token of another organisation’s directory', foreign.token),
    dead('the token of a directory that was removed', gone.token),
    // What is behind its prefix is as long as every other token of ours.
    dead('the token of a directory without its prefix', live.token.replace('relscim_', '')),
  ];
}

async function apiKeys(app: TestApp, { admin }: TestOrganization): Promise<Key[]> {
  const scopes = ['organization.read'];
  const [own, company] = [
    await makeKey(app, admin, scopes),
    await makeKey(app, admin, scopes, { kind: 'organization' }),
  ];
  const ofAssistant = await makeKey(app, admin, assistantScopes, { name: 'Assistant' });
  const assistant = await connectAssistant(app, ofAssistant.key);
  const leave = { type: 'personal', startDate: '2098-07-15', endDate: '2098-07-16' };
  const { data } = await assistant.use('ask_for_leave', leave);
  await assistant.close();
  const reads = (token: string) => () => app.call('GET', '/organization/me', { token });
  return [
    {
      kind: 'a personal API key',
      token: own.key,
      opens: ['assistant'],
      scopes,
      proves: reads(own.key),
    },
    {
      kind: 'an API key of the organisation',
      token: company.key,
      opens: [],
      scopes,
      proves: reads(company.key),
    },
    {
      kind: 'the key of an assistant',
      token: ofAssistant.key,
      opens: ['assistant'],
      scopes: assistantScopes,
      proves: async () => {
        const again = await connectAssistant(app, ofAssistant.key);
        const { data: done } = await again.use('ask_for_leave', {
          ...leave,
          confirmation: data.confirmation,
        });
        await again.close();
        return { status: done.done ? 200 : 401 };
      },
    },
    dead('the token of an assistant’s preview', data.confirmation),
  ];
}

async function rotatedKeys(
  app: TestApp,
  owner: KeyStage['owner'],
  { admin }: TestOrganization,
): Promise<Key[]> {
  const { key, id } = await makeKey(app, admin, ['organization.read']);
  await app.call('POST', `/api-keys/${id}/rotate`, { token: admin.token });
  await owner.query("update api_keys set previous_ends_at = now() - interval '1 year' where id = $1", [id]);
  return [dead('an API key that was rotated', key)];
}

async function payingKeys(
  { app, owner }: Pick<KeyStage, 'app' | 'owner'>,
  { admin, id: organizationId }: TestOrganization,
): Promise<Key[]> {
  const { token } = admin;
  const { json } = await app.call('POST', '/subscription/checkout', { token, body: {} });
  const session = new URL(json.url).pathname.split('/').at(-1) ?? '';
  const place = `/sandbox/checkouts/${organizationId}/${session}` as const;
  await app.call('POST', `${place}/pay`, { body: { card: '4242 4242 4242 4242' } });
  const { rows } = await owner.query('select portal_key from sandbox_customers where organization_id = $1', [
    organizationId,
  ]);
  return [
    {
      kind: 'an order that is paid for',
      token: session,
      opens: ['order', 'paying', 'confirming', 'page of an order'],
      proves: () => app.call('GET', place),
    },
    {
      kind: 'the way to one’s invoices',
      token: rows[0].portal_key,
      opens: ['invoices'],
      proves: () => fetch(`${app.url}/api/sandbox/portal/${organizationId}/${rows[0].portal_key}`),
    },
  ];
}

async function webhookSecret(app: TestApp, token: string): Promise<string> {
  const { endpointId } = await makeWebhook(app, { token } as TestOrganization['admin']);
  return (await app.call('POST', `/webhook-endpoints/${endpointId}/rotate`, { token })).json.secret;
}

async function pushKeys(app: TestApp, token: string): Promise<Key[]> {
  const subscription = {
    endpoint: `https://push.example.org/${crypto.randomUUID()}`,
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  await app.call('PUT', '/push', { token, body: { ...subscription, kinds: ['request-decided'] } });
  return [
    dead('the address of a browser that is pushed to', subscription.endpoint.split('/').at(-1) ?? ''),
    dead('the public key of a browser that is pushed to', subscription.publicKey),
    dead('the secret of a browser that is pushed to', subscription.auth),
  ];
}

async function idempotencyKey(app: TestApp, token: string): Promise<string> {
  const key = crypto.randomUUID();
  const body = { name: `Équipe ${key}`, description: '', color: '#3B82F6', userIds: [] };
  await app.call('POST', '/teams', { token, body, headers: { 'idempotency-key': key } });
  return key;
}
