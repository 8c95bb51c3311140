import type { TestPerson } from './organizations.ts';
import { present } from './present.ts';
import type { Calls } from './test-app.ts';

type Caller = Calls;

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

export async function makeLoginDomain({ call }: Caller, { token }: TestPerson): Promise<string> {
  const domain = `d${crypto.randomUUID()}.example.org`;
  return present(
    (await call('POST', '/organization/domains', { token, body: { domain } })).json.domains[0]?.id,
  );
}

/** At an address where nobody answers. */
export async function makeConnection({ call }: Caller, { token }: TestPerson): Promise<string> {
  const oidc = { provider: 'other', issuer: 'http://127.0.0.1:9', clientId: 'relache' };
  const body = { kind: 'oidc', name: 'Cible', oidc };
  return present((await call('POST', '/organization/connections', { token, body })).json.connections[0]?.id);
}
