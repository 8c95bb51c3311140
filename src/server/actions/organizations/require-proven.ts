import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';

/** I1: nothing is connected until the founder’s mailbox is proven: what is written outside may be read by somebody else. */
export async function requireProven(tx: TenantTransaction): Promise<void> {
  const organization = await findOrganization(tx);
  if (!organization?.provenAt) throw new Failure('confirmation_required');
}
