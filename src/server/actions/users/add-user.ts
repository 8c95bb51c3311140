import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { canGrant } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { insertUser } from '#server/store/users.ts';

export interface NewMember {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

interface Adder {
  readonly organizationId: string;
  readonly role: Role;
  readonly language: Language;
}

/** A newcomer starts in the language of the person who adds them. */
export async function addUser(
  { database, now }: Services,
  actor: Adder,
  member: NewMember,
): Promise<{ userId: string }> {
  if (!canGrant(actor, member.role)) throw new Failure('forbidden');
  const userId = randomUUID();
  try {
    await database.inOrganization(actor.organizationId, (tx) =>
      insertUser(tx, { ...member, id: userId, language: actor.language, joinedAt: now() }),
    );
  } catch (error) {
    if (violatedConstraint(error) === 'email_directory_pkey') throw new Failure('email_taken');
    throw error;
  }
  return { userId };
}
