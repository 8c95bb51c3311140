/** The four roles, from the least to the most privileged. A level is only ever compared in `access/`. */
export const roles = ['employee', 'team_lead', 'manager', 'admin'] as const;

export type Role = (typeof roles)[number];

const levels = { employee: 0, team_lead: 1, manager: 2, admin: 3 } as const satisfies Record<Role, number>;

export type RoleLevel = (typeof levels)[Role];

export function levelOf(role: Role): RoleLevel {
  return levels[role];
}
