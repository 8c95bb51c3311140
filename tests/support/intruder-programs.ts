import type { TestPerson } from './organizations.ts';
import type { TestApp } from './test-app.ts';

type Caller = Pick<TestApp, 'call'>;

export async function makeKey({ call }: Caller, { token }: TestPerson): Promise<string> {
  const body = { name: 'Tableur', kind: 'personal', scopes: ['organization.read'] };
  return (await call('POST', '/api-keys', { token, body })).json.id;
}

export async function makeWebhook({ call }: Caller, { token }: TestPerson) {
  const body = { url: 'https://hooks.example.org/cible', events: ['team.changed'] };
  const { json } = await call('POST', '/webhook-endpoints', { token, body });
  const sent = await call('POST', `/webhook-endpoints/${json.id}/test`, { token });
  return { endpointId: String(json.id), deliveryId: String(sent.json.id) };
}

export async function makeDirectory({ call }: Caller, { token }: TestPerson): Promise<string> {
  const body = { name: 'Entra', kind: 'entra', teamsFrom: 'groups' };
  return (await call('POST', '/directories', { token, body })).json.id;
}
