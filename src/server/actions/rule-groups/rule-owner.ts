import { can } from '#domain/access/can.ts';
import type { RulesInForce } from '#domain/policies/rule-groups.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Deed } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';
import { findRuleGroup, type RuleOwner } from '#server/store/rule-groups.ts';
import { findPerson } from '#server/store/users.ts';

/** A group or a person whose rules are being changed. */
export interface FoundOwner {
  readonly level: RulesInForce['level'];
  readonly ownerId: string;
  readonly isArchived: boolean;
  readonly subject: Deed['subject'];
  /** What the log says besides. */
  readonly details: Record<string, string>;
}

export async function findOwner(
  tx: TenantTransaction,
  actor: SessionActor,
  organization: Organization,
  owner: RuleOwner,
): Promise<FoundOwner> {
  if ('userId' in owner) {
    const found = await findPerson(tx, owner.userId);
    if (!found) throw new Failure('not_found');
    if (!can(actor, 'employment.edit', found.person)) throw new Failure('forbidden');
    const { id, name } = found.person;
    return {
      level: 'person',
      ownerId: id,
      isArchived: false,
      subject: { kind: 'user', id, name },
      details: {},
    };
  }
  const group = await findRuleGroup(tx, owner.groupId);
  if (!group) throw new Failure('not_found');
  return {
    level: group.kind,
    ownerId: group.id,
    isArchived: group.archivedAt !== null,
    subject: { kind: 'organization', id: organization.id, name: organization.name },
    details: { [group.kind]: group.name },
  };
}
