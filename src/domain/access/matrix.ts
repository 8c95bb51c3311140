import { type Role, roles } from '#domain/members/role.ts';
import { type Capability, capabilities, grants, type Relation } from './capabilities.ts';

const meanings: Record<Capability, string> = {
  'profile.edit': 'Change a name, language and sessions',
  'organization.read': 'See the organisation’s name and settings',
  'organization.leave': 'Leave the organisation (not as its last admin)',
  'organization.edit': 'Change name, time zone and zone of public holidays',
  'audit-log.read': 'Read and export the audit log',
  'subscription.read': 'See the subscription, its seats and its price',
  'subscription.change': 'Change the number of seats, pay, cancel',
  'user.list': 'See everyone, with addresses and pending invitations',
  'user.add': 'Invite people',
  'user.resend-invitation': 'Send an invitation again',
  'user.change-role': 'Change a role (never above one’s own; an admin remains)',
  'user.remove': 'Remove a person (an admin remains)',
  'role.grant': 'Hand out a role',
  'team.list': 'See every team and the hierarchy',
  'team.read': 'See a team',
  'team.manage': 'Create, edit and delete teams, choose their members',
  'team.lead': 'Be the manager of a team',
  'leave-request.file': 'File, edit, withdraw a request; ask for a cancellation',
  'leave-request.read': 'Read a request with its note, reason and history',
  'leave-request.read-all': 'List every request of the organisation',
  'leave-request.decide': 'Approve or reject a request, cancel approved leave',
  'leave-request.record': 'Record leave for someone else',
  'absence.reason': 'Know why someone is away when it is confidential',
  'balance.read': 'See counters and the lines behind them',
  'balance.adjust': 'Add or take away days, with a reason',
  'settings.read': 'See how leave is counted and earned',
  'settings.change': 'Change, preview and undo leave settings and types',
  'coverage.set': 'Set how many must be in, and periods without leave',
  'coverage.set-for-team': 'The same for one team',
  'employment.edit': 'Set entry, exit and working week',
  'balance.import': 'Import opening balances, and undo it',
  'entitlement.decide': 'Send sickness notices, grant or waive fractionnement days',
  'calendar-feed.organization': 'Subscribe to the calendar of the whole organisation',
  'delegation.give': 'Name who decides in one’s place for a time',
  'delegation.receive': 'Decide in someone’s place',
};

const reaches: Record<Relation, string> = {
  self: 'own',
  below: 'lower level',
  peer: 'same level',
  above: 'higher level',
  any: 'all',
};

const roleNames: Record<Role, string> = {
  employee: 'Employee (0)',
  team_lead: 'Team lead (1)',
  manager: 'Manager (2)',
  admin: 'Admin (3)',
};

/** The table of capabilities as a page to read. */
export function accessMatrix(): string {
  const cell = (capability: Capability, role: Role): string => {
    const reach: readonly Relation[] = grants[capability][role];
    return reach.length === 0 ? '—' : reach.map((relation) => reaches[relation]).join(', ');
  };
  return [
    '# Who may do what',
    '',
    'Made from `src/domain/access/capabilities.ts` by `npm run docs:access`; a test fails when it is out of date.',
    'The server refuses what this table does not grant, and the screens hide it. Each cell says to whom it may be',
    'done: _own_ is oneself or something one belongs to, levels compare roles, _all_ is the whole organisation.',
    'Nothing here ever reaches another organisation: its people and teams do not exist for anyone outside.',
    '',
    ...alignedTable([
      ['Capability', 'Meaning', ...roles.map((role) => roleNames[role])],
      ...capabilities.map((capability) => [
        `\`${capability}\``,
        meanings[capability],
        ...roles.map((role) => cell(capability, role)),
      ]),
    ]),
    '',
  ].join('\n');
}

/** Columns as wide as their widest cell, the way the formatter leaves them. */
function alignedTable([head = [], ...rows]: readonly string[][]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)];
}
