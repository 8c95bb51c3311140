import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PlacementInForce, RuleGroupKind } from '#domain/policies/rule-groups.ts';
import { placementOn } from '#domain/policies/rule-levels.ts';
import { placementVerdict } from '#domain/policies/rules-verdict.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { loadOnRecord, type OneOnRecord } from '#server/actions/people-sheets/one-on-record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { type PlannedChange, planPolicyChange, writePlan } from '#server/actions/settings/change-plan.ts';
import { refuseSettings } from '#server/actions/settings/refuse-settings.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { insertPlacement, listRuleGroups, type RuleGroup } from '#server/store/rule-groups.ts';
import { loadRulesInForce, rulesConcerning } from '#server/store/rules-in-force.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';

export interface PlacementForm {
  readonly effectiveFrom: PlainDate;
  /** Null: none. Left out: as on that day. */
  readonly siteId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
}

/** What another place would change. Changes nothing. */
export async function previewPlacement(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  form: PlacementForm,
): Promise<PlannedChange[]> {
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { plan } = await planPlacement(tx, actor, userId, form, now());
    return plan;
  });
}

/** P7: another site or category from a day on, with the rules of both. */
export async function placePerson(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  form: PlacementForm,
): Promise<void> {
  await database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const { onRecord, before, after, nameOf, plan } = await planPlacement(tx, actor, userId, form, at);
    const inWords = (place: PlacementInForce): Record<string, string> => ({
      site: nameOf(place.siteId),
      category: nameOf(place.categoryId),
    });
    const changes = changesBetween(inWords(before), inWords(after));
    if (Object.keys(changes).length === 0) return;
    refuseFull('placements', await listLengths.placements(tx, userId));
    const id = timeOrderedId(at);
    await insertPlacement(tx, {
      id,
      userId,
      effectiveFrom: form.effectiveFrom,
      siteId: after.siteId,
      categoryId: after.categoryId,
      createdAt: at,
      createdBy: actor.id,
    });
    await writePlan(tx, plan, at);
    await tellCounterChanges(tx, plan, 'placement', id);
    await record(tx, actor, at, {
      action: 'user.placed',
      subject: { kind: 'user', id: userId, name: onRecord.person.name },
      details: { from: form.effectiveFrom, ...changes },
    });
  });
}

interface PlacementPlan {
  readonly onRecord: OneOnRecord;
  readonly before: PlacementInForce;
  readonly after: PlacementInForce;
  readonly nameOf: (id: string | null) => string;
  readonly plan: PlannedChange[];
}

async function planPlacement(
  tx: TenantTransaction,
  actor: SessionActor,
  userId: string,
  form: PlacementForm,
  at: Date,
): Promise<PlacementPlan> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  const found = await lockPerson(tx, userId);
  if (!found) throw new Failure('not_found');
  if (!can(actor, 'employment.edit', found.person)) throw new Failure('forbidden');
  const groups = await listRuleGroups(tx);
  const onRecord = await loadOnRecord(tx, found, at);
  const { effectiveFrom } = form;
  const known = onRecord.basis.placements;
  const before = placementOn(known, effectiveFrom) ?? { from: effectiveFrom, siteId: null, categoryId: null };
  const siteId = chosen(groups, 'site', form.siteId, before.siteId);
  const categoryId = chosen(groups, 'category', form.categoryId, before.categoryId);
  const after = { from: effectiveFrom, siteId, categoryId };
  const placements = [...known.filter(({ from }) => from !== effectiveFrom), after].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  const rules = rulesConcerning(await loadRulesInForce(tx))(userId, placements);
  const { refusals, proposedFor } = placementVerdict(
    { placements, rules },
    { organization: onRecord.organization, person: onRecord },
  );
  refuseSettings(refusals, actor.language);
  return {
    onRecord,
    before,
    after,
    nameOf: (id) => groups.find((group) => group.id === id)?.name ?? '',
    plan: planPolicyChange([onRecord], proposedFor, onRecord.today, 'placement'),
  };
}

/** A group of the right kind that can still be chosen; one's place may stay in an archived one. */
function chosen(
  groups: readonly RuleGroup[],
  kind: RuleGroupKind,
  asked: string | null | undefined,
  before: string | null,
): string | null {
  if (asked === undefined || asked === before) return before;
  if (asked === null) return null;
  const group = groups.find(({ id }) => id === asked);
  if (!group || group.kind !== kind || group.archivedAt !== null) throw new Failure('not_found');
  return group.id;
}
