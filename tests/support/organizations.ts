import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { Role } from '#domain/members/role.ts';
import { openSession } from '#server/actions/auth/open-session.ts';
import { createOrganization } from '#server/actions/organizations/create-organization.ts';
import { addUser } from '#server/actions/users/add-user.ts';
import type { Services } from '#server/services.ts';

export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** A bearer token of a fresh session. */
  readonly token: string;
}

export interface TestOrganization {
  readonly id: string;
  readonly name: string;
  readonly admin: TestPerson;
  readonly add: (role: Role, name?: string) => Promise<TestPerson>;
}

/** An organisation nobody else uses, made through the actions, with its first admin logged in. */
export async function createTestOrganization(
  services: Services,
  { name = 'Société d’essai', language = 'fr' }: { name?: string; language?: Language } = {},
): Promise<TestOrganization> {
  const email = uniqueEmail('admin');
  const { organizationId, userId } = await createOrganization(services, {
    organizationName: name,
    userName: 'Alix Admin',
    userEmail: email,
    language,
  });
  const logIn = (id: string): Promise<string> => openTestSession(services, organizationId, id);
  const admin = { id: userId, email, name: 'Alix Admin', role: 'admin', token: await logIn(userId) } as const;
  return {
    id: organizationId,
    name,
    admin,
    add: async (role, personName = 'Sacha Test') => {
      const person = { name: personName, email: uniqueEmail(role), role };
      const added = await addUser(services, { organizationId, role: 'admin', language }, person);
      return { ...person, id: added.userId, token: await logIn(added.userId) };
    },
  };
}

export async function openTestSession(
  services: Services,
  organizationId: string,
  userId: string,
): Promise<string> {
  const origin = { address: '127.0.0.1', userAgent: 'test' };
  const opened = await services.database.inOrganization(organizationId, (tx) =>
    openSession(tx, userId, origin, services.now()),
  );
  if (!opened) throw new Error('The person to log in is not in the organisation.');
  return opened.token;
}

function uniqueEmail(who: string): string {
  return `${who}.${randomUUID().slice(0, 8)}@exemple.fr`;
}
