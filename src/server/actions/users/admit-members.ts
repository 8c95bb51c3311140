import { randomUUID } from 'node:crypto';
import { can, canGrant } from '#domain/access/can.ts';
import { canAddPeople } from '#domain/billing/seats.ts';
import { isMember, type Role } from '#domain/members/role.ts';
import type { FieldProblem } from '#domain/refusals/field-problem.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOwnEmails } from '#server/store/invitations.ts';
import type { Organization } from '#server/store/organizations.ts';
import { countSeats, insertUsers, type User } from '#server/store/users.ts';
import type { SentenceValues } from '#words/sentences/errors.ts';
import { lockMembership } from './lock-membership.ts';

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** What the caller calls a field of a row, so that each bad row is named the way it was sent. */
export type FieldName = (row: number, field: keyof NewMember) => string;

export interface Admission {
  readonly organization: Organization;
  readonly added: readonly User[];
}

/** Takes people in, all or nobody, as invited. They start in the language of the person who adds them. */
export async function admitMembers(
  tx: TenantTransaction,
  actor: Acting,
  people: readonly NewMember[],
  at: Date,
  fieldName: FieldName,
): Promise<Admission> {
  const { organization, member } = await lockMembership(tx, actor);
  refuseUnlessAllowed(member);
  await refuseBadRows(tx, member, people, fieldName);
  const taking = people.filter(isMember).length;
  const seats = canAddPeople({ seats: organization.seats, ...(await countSeats(tx)) }, taking);
  if (!seats.ok) {
    const way: SentenceValues = can(member, 'subscription.change')
      ? { raiseSeats: '/subscription#seats' }
      : {};
    throw new Failure('seat_limit_reached', {
      values: { seats: seats.seats, missing: seats.missing, ...way },
    });
  }
  const invited = people.map(({ name, email, role }) => {
    const { language } = actor;
    const invitationWaits = organization.provenAt === null;
    return { id: randomUUID(), name, email, role, language, joinedAt: at, invitedAt: at, invitationWaits };
  });
  const inserted = new Map((await insertUsers(tx, invited)).map((user) => [user.id, user]));
  const added = invited.flatMap(({ id }) => inserted.get(id) ?? []);
  await record(
    tx,
    actor,
    at,
    ...added.map(({ id, name, email, role }) => ({
      action: isMember({ role }) ? ('user.invited' as const) : ('accountant.invited' as const),
      subject: { kind: 'user' as const, id, name },
      details: { email, role },
    })),
  );
  return { organization, added };
}

export function refuseUnlessAllowed(actor: Pick<Acting, 'id' | 'role' | 'key'>): void {
  if (!can(actor, 'user.add')) throw new Failure('forbidden');
}

/**
 * Names every bad row, whatever is wrong with it. I3: whoever invites learns about their own organisation only, by the
 * answer as by the time it takes.
 */
async function refuseBadRows(
  tx: TenantTransaction,
  actor: Pick<Acting, 'id' | 'role' | 'key'>,
  people: readonly NewMember[],
  fieldName: FieldName,
): Promise<void> {
  const taken = await findOwnEmails(
    tx,
    people.map(({ email }) => email),
  );
  const rows = people.map((person, row) => ({ ...person, row }));
  const above = rows.filter(({ role }) => !canGrant(actor, role)).map(({ row }) => row);
  const known = rows.filter(({ email }) => taken.has(email)).map(({ row }) => row);
  if (above.length + known.length === 0) return;
  const fields = {
    ...named(above, 'role', 'role_above_own', fieldName),
    ...named(known, 'email', 'email_taken', fieldName),
  };
  throw new Failure(above.length > 0 ? 'forbidden' : 'email_taken', { fields });
}

function named(
  rows: readonly number[],
  field: keyof NewMember,
  problem: FieldProblem,
  fieldName: FieldName,
): Record<string, FieldProblem> {
  return Object.fromEntries(rows.map((row) => [fieldName(row, field), problem]));
}
