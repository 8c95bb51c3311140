import { type Role, roles } from '#domain/members/role.ts';
import { type Capability, capabilities, grants, meanings, type Relation } from './capabilities.ts';

const reaches: Record<Relation, string> = {
  self: 'own',
  below: 'lower level',
  peer: 'same level',
  above: 'higher level',
  across: 'across',
  any: 'all',
};

const roleNames: Record<Role, string> = {
  employee: 'Employee (0)',
  team_lead: 'Team lead (1)',
  manager: 'Manager (2)',
  admin: 'Admin (3)',
  accountant: 'Accountant (outside)',
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
    'done: _own_ is oneself or something one belongs to, levels compare roles, _all_ is the whole organisation,',
    '_across_ is an accountant for the company’s people. An accountant stands outside of the levels.',
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
