import type { Services } from '#server/services.ts';
import type { Database } from '#server/store/database.ts';
import { findOrganization, listOrganizationIds } from '#server/store/organizations.ts';
import { listAccountantRows, listUserRows, type User } from '#server/store/users.ts';

export type ListedUser = User & { readonly organizationName: string };

/** On a machine of many trials, the demo's company is among the first and the one just founded among the last. */
const listedAtEitherEnd = 10;

/** For the developer's login page: everyone of the first and the latest organisations, one after the other. */
export async function listEveryone({ database }: Services): Promise<ListedUser[]> {
  const everyone: ListedUser[] = [];
  for (const id of await listedOrganizations(database)) {
    await database.inOrganization(id, async (tx) => {
      const organization = await findOrganization(tx);
      for (const user of [...(await listUserRows(tx)), ...(await listAccountantRows(tx))]) {
        everyone.push({ ...user, organizationName: organization?.name ?? '' });
      }
    });
  }
  return everyone;
}

export async function listedOrganizations(database: Database): Promise<readonly string[]> {
  const ids = await database.atGate(listOrganizationIds);
  const first = ids.slice(0, listedAtEitherEnd);
  return [...first, ...ids.slice(first.length).slice(-listedAtEitherEnd)];
}
