import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '#domain/members/role.ts';
import type { Language } from '#domain/text/language.ts';
import type { Acting } from '#server/actions/actor.ts';
import { confirmMember } from '#server/actions/auth/confirm-member.ts';
import { openSession } from '#server/actions/auth/open-session.ts';
import { foundOrganization } from '#server/actions/organizations/found-organization.ts';
import { admitMembers } from '#server/actions/users/admit-members.ts';
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
  /** The first admin, as actions take them. */
  readonly acting: Acting;
  /** Someone who has joined, logged in. */
  readonly add: (role: Role, name?: string) => Promise<TestPerson>;
}

export interface TestOrganizationOptions {
  readonly name?: string;
  readonly language?: Language;
  readonly seats?: number;
  /** Whether the first admin has opened a link from their mailbox. */
  readonly confirmed?: boolean;
  /** A trial that ends after fourteen days, instead of one that outlasts every jump of the clock. */
  readonly trialEnds?: boolean;
}

/** An organisation nobody else uses, made through the actions, with its first admin logged in. */
export async function createTestOrganization(
  services: Services,
  {
    name = 'Société d’essai',
    language = 'fr',
    seats = 100,
    confirmed = true,
    trialEnds = false,
  }: TestOrganizationOptions = {},
): Promise<TestOrganization> {
  const { database, now } = services;
  const organizationId = randomUUID();
  const person = { name: 'Alix Admin', email: uniqueEmail('admin'), role: 'admin' } as const;
  const userId = await database.inOrganization(organizationId, async (tx) => {
    const founder = { organizationName: name, userName: person.name, userEmail: person.email };
    const founded = await foundOrganization(tx, { ...founder, language, seats, address: null }, now());
    if (!trialEnds) await tx.execute(sql`update organizations set trial_started_at = '2090-01-01T12:00:00Z'`);
    if (confirmed) await confirmMember(tx, founded.userId, null, now());
    return founded.userId;
  });
  const acting: Acting = { ...person, organizationId, id: userId, language, address: '127.0.0.1' };
  const logIn = (id: string): Promise<string> => openTestSession(services, organizationId, id);
  return {
    id: organizationId,
    name,
    admin: { ...person, id: userId, token: await logIn(userId) },
    acting,
    add: async (role, personName = 'Sacha Test') => {
      const newcomer = { name: personName, email: uniqueEmail(role), role };
      const id = await database.inOrganization(organizationId, async (tx) => {
        const { added } = await admitMembers(tx, acting, [newcomer], now(), (_row, field) => field);
        const [member] = added;
        if (!member) throw new Error('Nobody was added.');
        await confirmMember(tx, member.id, null, now());
        return member.id;
      });
      return { ...newcomer, id, token: await logIn(id) };
    },
  };
}

export async function openTestSession(
  services: Services,
  organizationId: string,
  userId: string,
  provenAt: Date | null = new Date('2200-01-01T12:00:00Z'),
): Promise<string> {
  const origin = { address: '127.0.0.1', userAgent: 'test' };
  const opened = await services.database.inOrganization(organizationId, (tx) =>
    // Tests move the clock; what asks for a fresh proof is tested where it is asked.
    openSession(tx, userId, origin, services.now(), { provenAt }),
  );
  if (!opened) throw new Error('The person to log in is not in the organisation.');
  return opened.token;
}

export function uniqueEmail(who: string): string {
  return `${who}.${randomUUID().slice(0, 8)}@exemple.fr`;
}
