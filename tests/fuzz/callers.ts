import { can } from '#domain/access/can.ts';
import { isScopeOf, keyScopes } from '#domain/api-keys/key-scopes.ts';
import { createTeam } from '#server/actions/teams/create-team.ts';
import type { Services } from '#server/services.ts';
import {
  createTestOrganization,
  openTestSession,
  type TestOrganization,
} from '#tests/support/organizations.ts';
import type { CallerName } from './generate-call.ts';
import type { KnownWords } from './generate-value.ts';

/** An organisation with someone of every role, whose ids calls may name, and a stranger from another one. */
export interface Callers {
  readonly known: KnownWords;
  readonly tokenOf: (caller: CallerName) => string | null;
  /** After a call that ended someone's session, or took them out: someone else in their place. */
  readonly replace: (caller: CallerName) => Promise<void>;
}

type Ask = (path: string, token: string, body?: object) => Promise<string>;

const roles = ['manager', 'team_lead', 'employee', 'accountant'] as const;
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What names things of the organisation that a call may be about. */
const lists = [
  '/users',
  '/teams',
  '/leave-requests',
  '/leave-types',
  '/calendar/feeds',
  '/coverage',
  '/auth/sessions',
];

export async function gatherCallers(services: Services, ask: Ask): Promise<Callers> {
  const organization = await createTestOrganization(services, { seats: 1000 });
  const tokens = new Map<CallerName, string>([['admin', organization.admin.token]]);
  const people = await Promise.all(roles.map(async (role) => [role, await organization.add(role)] as const));
  for (const [role, { token }] of people) tokens.set(role, token);
  const [manager, , employee] = people.map(([, person]) => person.id);
  await createTeam(services, organization.acting, {
    name: 'Atelier',
    description: '',
    color: '#3B82F6',
    managerId: manager ?? null,
    userIds: employee ? [employee] : [],
  });
  tokens.set('key', await keyOf(organization, ask));
  const stranger = await createTestOrganization(services);
  tokens.set('stranger', stranger.admin.token);
  return {
    known: await wordsOf(organization, stranger, ask),
    tokenOf: (caller) => tokens.get(caller) ?? null,
    replace: async (caller) => {
      if (caller === 'nobody') return;
      const { admin, id } = caller === 'stranger' ? stranger : organization;
      const isFounder = caller === 'admin' || caller === 'stranger';
      const renew = isFounder
        ? openTestSession(services, id, admin.id)
        : caller === 'key'
          ? keyOf(organization, ask)
          : organization.add(caller).then(({ token }) => token);
      // A founder who has left, or seats that are all taken: whoever they were stays who they were, and is refused.
      const token = await renew.catch(() => tokens.get(caller) ?? '');
      tokens.set(caller, token);
    },
  };
}

/** Made by an admin, of all that a program may be allowed. */
async function keyOf({ admin, acting }: TestOrganization, ask: Ask): Promise<string> {
  const scopes = keyScopes.filter((scope) => isScopeOf('organization', scope) && can(acting, scope));
  const answer = await ask('/api-keys', admin.token, { name: 'Programme', kind: 'organization', scopes });
  const { key } = JSON.parse(answer) as { key?: string };
  if (key === undefined) throw new Error(`No key was made: ${answer}`);
  return key;
}

async function wordsOf(
  { admin, id }: TestOrganization,
  stranger: TestOrganization,
  ask: Ask,
): Promise<KnownWords> {
  const found = new Set([id, stranger.id, stranger.admin.id]);
  for (const list of lists)
    for (const one of (await ask(list, admin.token)).match(uuids) ?? []) found.add(one);
  return { ids: [...found], types: ['vacation', 'sick', 'personal', 'other'] };
}
