import { roles } from '#domain/members/role.ts';
import { byName } from '#domain/text/by-name.ts';
import type { Sort } from '#ui/table.tsx';
import type { Member } from './member.ts';
import type { PeopleColumn } from './people-columns.ts';

export type UserColumn = 'name' | 'actions' | PeopleColumn;

/** Whoever was never seen counts as seen longest ago. */
export function sortMembers(members: readonly Member[], { key, direction }: Sort<UserColumn>): Member[] {
  const compare = (a: Member, b: Member): number => {
    if (key === 'role') return roles.indexOf(b.role) - roles.indexOf(a.role);
    if (key === 'joinedAt') return a.joinedAt.localeCompare(b.joinedAt);
    if (key === 'lastSeenAt') return (a.lastSeenAt ?? '').localeCompare(b.lastSeenAt ?? '');
    return 0;
  };
  const turn = direction === 'ascending' ? 1 : -1;
  return [...members].sort(
    (a, b) => turn * compare(a, b) || (key === 'name' ? turn : 1) * byName(a.name, b.name),
  );
}
