import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { insertOrganization } from '#server/store/organizations.ts';
import { insertUser } from '#server/store/users.ts';

export interface NewOrganization {
  readonly organizationName: string;
  readonly userName: string;
  readonly userEmail: string;
  readonly language: Language;
}

/** The person who creates an organisation is its first admin. */
export async function createOrganization(
  { database, now }: Services,
  input: NewOrganization,
): Promise<{ organizationId: string; userId: string }> {
  const organizationId = randomUUID();
  const userId = randomUUID();
  const at = now();
  try {
    await database.inOrganization(organizationId, async (tx) => {
      await insertOrganization(tx, { name: input.organizationName, createdAt: at });
      await insertUser(tx, {
        id: userId,
        email: input.userEmail,
        name: input.userName,
        role: 'admin',
        language: input.language,
        joinedAt: at,
      });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'email_directory_pkey') throw new Failure('email_taken');
    throw error;
  }
  return { organizationId, userId };
}
