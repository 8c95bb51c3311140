import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/text/language.ts';
import { record } from '#server/actions/audit-log/record.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertOrganization } from '#server/store/organizations.ts';
import { insertUsers } from '#server/store/users.ts';

export interface NewOrganization {
  readonly organizationName: string;
  readonly userName: string;
  readonly userEmail: string;
  readonly language: Language;
  readonly seats: number;
  readonly address: string | null;
}

/** The person who creates an organisation is its first admin. Runs into `email_directory_one_account` if known already. */
export async function foundOrganization(
  tx: TenantTransaction,
  input: NewOrganization,
  at: Date,
): Promise<{ userId: string }> {
  const { organizationName, userName, userEmail, language, seats, address } = input;
  const userId = randomUUID();
  await insertOrganization(tx, { name: organizationName, seats, createdAt: at });
  await insertUsers(tx, [
    { id: userId, email: userEmail, name: userName, role: 'admin', language, joinedAt: at, invitedAt: null },
  ]);
  await record(tx, { id: userId, name: userName, address }, at, {
    action: 'organization.created',
    subject: { kind: 'organization', id: tx.organizationId, name: organizationName },
    details: { seats },
  });
  return { userId };
}
