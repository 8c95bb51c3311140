import type { Capability } from './capabilities.ts';

/**
 * I17: all that a directory ever does: people arrive, change and leave, teams follow. Whom it takes in is an employee
 * (`canGrant`); roles, leave, counters and money are out of its reach.
 */
export const directoryRights: readonly Capability[] = [
  'user.add',
  'user.remove',
  'user.list-former',
  'employment.edit',
  'rights-facts.edit',
  'team.manage',
];
