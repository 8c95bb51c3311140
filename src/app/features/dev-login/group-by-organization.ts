import type { devEndpoints } from '#contract/dev.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';

export type DevUser = EndpointAnswer<typeof devEndpoints.listUsers>[number];
export type OrganizationOfUsers = { id: string; name: string; users: DevUser[] };

/** Keeps the order of the server; two organisations may bear the same name. */
export function groupByOrganization(users: readonly DevUser[]): OrganizationOfUsers[] {
  const groups = new Map<string, OrganizationOfUsers>();
  for (const user of users) {
    const { organizationId: id, organizationName: name } = user;
    const group = groups.get(id) ?? { id, name, users: [] };
    group.users.push(user);
    groups.set(id, group);
  }
  return [...groups.values()];
}
