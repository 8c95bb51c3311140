import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import {
  amendedRules,
  differingRules,
  type NamedRules,
  rulesHeld,
  rulesOn,
} from '#domain/policies/rule-changes.ts';
import type { GroupRules, RuleName } from '#domain/policies/rule-groups.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { writePlan } from '#server/actions/settings/change-plan.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import {
  insertRuleChange,
  listRuleChanges,
  markRulesUndone,
  type RuleOwner,
} from '#server/store/rule-groups.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { type FoundOwner, findOwner } from './rule-owner.ts';
import { planRules, type RulesPlan } from './rules-plan.ts';

export interface RulesForm extends NamedRules {
  readonly effectiveFrom: PlainDate;
}

/** Whose counters would change. Changes nothing. */
export async function previewRules(
  { database, now }: Services,
  actor: SessionActor,
  owner: RuleOwner,
  form: RulesForm,
): Promise<RulesPlan> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const found = await findOwner(tx, actor, organization, owner);
    const { plan } = await askedChange(tx, actor, organization, { owner, found, form, at: now() });
    return plan;
  });
}

/** P5: from a day on, other rules for some; what was counted otherwise is answered by correcting lines. */
export async function applyRules(
  { database, now }: Services,
  actor: SessionActor,
  owner: RuleOwner,
  form: RulesForm,
): Promise<void> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const found = await findOwner(tx, actor, organization, owner);
    if (found.isArchived) throw new Failure('not_found');
    // An approval that came between reading and writing would escape the correction.
    await lockEveryone(tx);
    const asked = await askedChange(tx, actor, organization, { owner, found, form, at });
    if (asked.changed.length === 0) return;
    if (asked.isPlanned) refuseFull('plannedRules', asked.otherwisePlanned);
    const id = timeOrderedId(at);
    const { effectiveFrom } = form;
    await insertRuleChange(tx, owner, {
      id,
      effectiveFrom,
      rules: asked.rules,
      appliedAt: at,
      appliedBy: actor.id,
    });
    const { plan } = asked.plan;
    await writePlan(tx, plan, at);
    await tellCounterChanges(tx, plan, 'group-rules', id);
    await record(tx, actor, at, {
      action: found.level === 'person' ? 'user.rules_changed' : 'rule-group.rules_changed',
      subject: found.subject,
      details: { ...found.details, from: effectiveFrom, settings: [...asked.changed], people: plan.length },
    });
  });
}

interface AskedChange {
  readonly rules: GroupRules;
  readonly changed: readonly RuleName[];
  readonly plan: RulesPlan;
  /** It begins on a day to come. */
  readonly isPlanned: boolean;
  /** On how many other days to come rules begin. */
  readonly otherwisePlanned: number;
}

async function askedChange(
  tx: TenantTransaction,
  actor: SessionActor,
  organization: Organization,
  { owner, found, form, at }: { owner: RuleOwner; found: FoundOwner; form: RulesForm; at: Date },
): Promise<AskedChange> {
  const { effectiveFrom } = form;
  const held = rulesHeld(await listRuleChanges(tx, owner));
  const before = rulesOn(held, effectiveFrom);
  const rules = amendedRules(before, form);
  const others = held.filter(({ from }) => from !== effectiveFrom);
  const proposed = [...others, { from: effectiveFrom, rules }].sort((a, b) => (a.from < b.from ? -1 : 1));
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const plan = await planRules(
    tx,
    organization,
    { ...found, held: proposed },
    { today, language: actor.language, cause: 'group-rules' },
  );
  return {
    rules,
    changed: differingRules(before, rules),
    plan,
    isPlanned: effectiveFrom > today,
    otherwisePlanned: others.filter(({ from }) => from > today).length,
  };
}

/** The last change of a group or a person never held: its lines are answered, and those it touched are told. */
export async function undoRules(
  { database, now }: Services,
  actor: SessionActor,
  owner: RuleOwner,
  changeId: string,
): Promise<void> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const found = await findOwner(tx, actor, organization, owner);
    const changes = await listRuleChanges(tx, owner);
    if (!changes.some(({ id }) => id === changeId)) throw new Failure('not_found');
    const last = changes.find(({ undoneAt }) => undoneAt === null);
    if (last?.id !== changeId) throw new Failure('not_the_last_change');
    await lockEveryone(tx);
    const { plan } = await planRules(
      tx,
      organization,
      { ...found, held: rulesHeld(changes.filter(({ id }) => id !== changeId)) },
      {
        today: dayOfInstant(at.getTime(), organization.timeZone),
        language: actor.language,
        cause: 'group-rules-undone',
      },
    );
    await writePlan(tx, plan, at);
    await markRulesUndone(tx, changeId, at, actor.id);
    await tellCounterChanges(tx, plan, 'group-rules-undone', timeOrderedId(at));
    await record(tx, actor, at, {
      action: found.level === 'person' ? 'user.rules_undone' : 'rule-group.rules_undone',
      subject: found.subject,
      details: { ...found.details, from: last.effectiveFrom, people: plan.length },
    });
  });
}
