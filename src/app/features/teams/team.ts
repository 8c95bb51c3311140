import type { z } from 'zod';
import type { teamColors, teamPageSchema, teamSchema } from '#contract/teams.ts';
import type { memberSchema } from '#contract/users.ts';

export type Team = z.infer<typeof teamSchema>;
export type TeamPageData = z.infer<typeof teamPageSchema>;
export type TeamColor = (typeof teamColors)[number];
export type TeamCandidate = z.infer<typeof memberSchema>;

/** What of a team its form fills in from. */
export type EditedTeam = Pick<Team, 'id' | 'name' | 'description' | 'color' | 'manager'> & {
  members: readonly { user: { id: string; name: string } }[];
};
