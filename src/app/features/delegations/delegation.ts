import type { z } from 'zod';
import type { delegationSchema } from '#contract/delegations.ts';

export type Delegation = z.infer<typeof delegationSchema>;

export type DelegationGroup = 'given' | 'received' | 'others';

/** Those one gave, those one received, and those between others, which admins see; empty groups are left out. */
export function groupDelegations(
  delegations: readonly Delegation[],
  ownId: string,
): { group: DelegationGroup; delegations: Delegation[] }[] {
  const groupOf = ({ user, delegate }: Delegation): DelegationGroup =>
    user.id === ownId ? 'given' : delegate.id === ownId ? 'received' : 'others';
  const inOrder = [...delegations].sort((a, b) => a.from.localeCompare(b.from));
  return (['given', 'received', 'others'] as const)
    .map((group) => ({ group, delegations: inOrder.filter((one) => groupOf(one) === group) }))
    .filter((each) => each.delegations.length > 0);
}
