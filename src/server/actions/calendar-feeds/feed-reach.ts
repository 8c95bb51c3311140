import { can } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import type { CalendarFeed } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTeamsOf } from '#server/store/teams.ts';

interface Owner {
  readonly id: string;
  readonly role: Role;
}

/** Asked anew at each fetch: whether its owner may still see what a subscription was made for. */
export async function feedReach(
  tx: TenantTransaction,
  owner: Owner,
): Promise<(feed: Pick<CalendarFeed, 'scope' | 'teamId'>) => boolean> {
  const teams = new Set((await listTeamsOf(tx, owner.id)).map(({ id }) => id));
  return ({ scope, teamId }) => {
    switch (scope) {
      case 'mine':
        return true;
      case 'team':
        return teamId !== null && teams.has(teamId);
      case 'organization':
        return can(owner, 'calendar-feed.organization');
    }
  };
}
