import type { Services } from '#server/services.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { listAccountantRows, listUserRows, type User } from '#server/store/users.ts';

export type ListedUser = User & { readonly organizationName: string };

/** For the developer's login page: everyone, organisation after organisation. */
export async function listEveryone({ database }: Services): Promise<ListedUser[]> {
  const everyone: ListedUser[] = [];
  for (const id of await database.atGate(listOrganizationIds)) {
    await database.inOrganization(id, async (tx) => {
      const organization = await findOrganization(tx);
      for (const user of [...(await listUserRows(tx)), ...(await listAccountantRows(tx))]) {
        everyone.push({ ...user, organizationName: organization?.name ?? '' });
      }
    });
  }
  return everyone;
}
