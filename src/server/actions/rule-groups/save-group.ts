import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { RuleGroupKind } from '#domain/policies/rule-groups.ts';
import { placementOn } from '#domain/policies/rule-levels.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import {
  findRuleGroup,
  insertRuleGroup,
  listPlacements,
  listRuleGroups,
  type RuleGroup,
  setRuleGroup,
} from '#server/store/rule-groups.ts';
import { type ToldGroup, tellGroup } from './list-groups.ts';
import { numberedSite } from './numbered-site.ts';

interface NewGroup {
  readonly kind: RuleGroupKind;
  readonly name: string;
  readonly siret?: string | null | undefined;
}

export async function createGroup(
  { database, now }: Services,
  actor: SessionActor,
  { kind, name, siret }: NewGroup,
): Promise<ToldGroup> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    // One after the other, so that two people do not give one name to two groups.
    const organization = await lockOrganization(tx);
    refuseFull('ruleGroups', await listLengths.ruleGroups(tx));
    const at = now();
    const made = { organizationId: organization.id, id: randomUUID(), kind, name, createdAt: at };
    const plain = { ...made, archivedAt: null, siret: null, paysFrom: null };
    const group = { ...plain, ...(await numberedSite(tx, organization, plain, { siret })) };
    await refuseTakenName(tx, group);
    await insertRuleGroup(tx, group);
    await record(tx, actor, at, {
      action: 'rule-group.created',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { [kind]: name, ...(group.siret && { siret: group.siret }) },
    });
    return tellGroup(tx, group.id, dayOfInstant(at.getTime(), actor.timeZone));
  });
}

interface GroupForm {
  readonly name?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly siret?: string | null | undefined;
}

/** Renames, archives or takes back, gives a SIRET; what is left out stays. */
export async function updateGroup(
  { database, now }: Services,
  actor: SessionActor,
  id: string,
  form: GroupForm,
): Promise<ToldGroup> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const before = await findRuleGroup(tx, id);
    if (!before) throw new Failure('not_found');
    const at = now();
    const today = dayOfInstant(at.getTime(), actor.timeZone);
    const archived = form.archived ?? before.archivedAt !== null;
    const after = {
      ...before,
      name: form.name ?? before.name,
      archivedAt: archived ? (before.archivedAt ?? at) : null,
      ...(await numberedSite(tx, organization, before, form)),
    };
    if (!archived) await refuseTakenName(tx, after);
    if (archived && before.archivedAt === null) await refuseInUse(tx, before, today);
    await setRuleGroup(tx, id, after);
    const subject = { kind: 'organization', id: organization.id, name: organization.name } as const;
    if (after.name !== before.name) {
      await record(tx, actor, at, {
        action: 'rule-group.renamed',
        subject,
        details: changesBetween({ name: before.name }, { name: after.name }),
      });
    }
    if (after.siret !== before.siret) {
      await record(tx, actor, at, {
        action: 'rule-group.siret_changed',
        subject,
        details: {
          site: after.name,
          ...changesBetween({ siret: before.siret ?? '' }, { siret: after.siret ?? '' }),
        },
      });
    }
    if (archived !== (before.archivedAt !== null)) {
      await record(tx, actor, at, {
        action: archived ? 'rule-group.archived' : 'rule-group.restored',
        subject,
        details: { [before.kind]: after.name },
      });
    }
    return tellGroup(tx, id, today);
  });
}

async function refuseTakenName(
  tx: TenantTransaction,
  { id, kind, name }: Pick<RuleGroup, 'id' | 'kind' | 'name'>,
): Promise<void> {
  const others = (await listRuleGroups(tx)).filter(
    (other) => other.kind === kind && other.id !== id && other.archivedAt === null,
  );
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new Failure('group_name_taken');
  }
}

/** Whoever is in it today, or is to come into it, would silently lose its rules. */
async function refuseInUse(tx: TenantTransaction, { id }: RuleGroup, today: PlainDate): Promise<void> {
  for (const placed of (await listPlacements(tx)).values()) {
    const now = placementOn(placed, today);
    const places = placed.filter((place) => place === now || place.from > today);
    if (places.some(({ siteId, categoryId }) => siteId === id || categoryId === id)) {
      throw new Failure('group_in_use');
    }
  }
}
