/** The four roles of those who belong to the company, from the least to the most privileged. A level is only ever compared in `access/`. */
export const memberRoles = ['employee', 'team_lead', 'manager', 'admin'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** J14: an accountant stands outside of that ladder, neither above nor below anyone on it. */
export const outsideRoles = ['accountant'] as const;

export const roles = [...memberRoles, ...outsideRoles] as const;

export type Role = (typeof roles)[number];

const levels = { employee: 0, team_lead: 1, manager: 2, admin: 3 } as const satisfies Record<
  MemberRole,
  number
>;

export type RoleLevel = (typeof levels)[MemberRole];

export function levelOf(role: MemberRole): RoleLevel {
  return levels[role];
}

/** Of the company: who takes a seat, has counters, is away, and is in lists of people. */
export function isMember<Person extends { readonly role: Role }>(
  person: Person,
): person is Person & { readonly role: MemberRole } {
  return (memberRoles as readonly Role[]).includes(person.role);
}
