import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { changedFrom, timeline } from '#domain/calendar/timeline.ts';
import { type LeaveSettings, policyOf } from '#domain/policies/leave-settings.ts';
import { refusePolicy } from '#domain/policies/policy-check.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertSettings, listSettingsChanges } from '#server/store/leave-settings.ts';
import { lockOrganization, type Organization, setOrganizationSettings } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { refusalWords } from '#words/sentences/policy-refusals.ts';
import { type PlannedChange, planPolicyChange, writePlan } from './change-plan.ts';
import { type ShownSettings, showSettings } from './read-settings.ts';
import { changedSettings, inForce, SINCE_EVER, settingsAt } from './settings-in-force.ts';
import { tellCounterChanges } from './tell-counter-changes.ts';

export interface LeaveSettingsForm {
  readonly settings: LeaveSettings;
  readonly timeZone: string;
  readonly effectiveFrom: PlainDate;
}

/** Who would gain or lose what. Changes nothing. */
export async function previewSettings(
  { database, now }: Services,
  actor: SessionActor,
  form: LeaveSettingsForm,
): Promise<{ plan: PlannedChange[]; peopleLookedAt: number }> {
  refuseUnlessAllowed(actor, form.settings, actor.language);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    return planSettings(tx, organization, form, today);
  });
}

/** P1, P2: holds from a day on; what was counted otherwise is answered by correcting lines. */
export async function applySettings(
  { database, now }: Services,
  actor: SessionActor,
  form: LeaveSettingsForm,
): Promise<ShownSettings> {
  refuseUnlessAllowed(actor, form.settings, actor.language);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const today = dayOfInstant(at.getTime(), form.timeZone);
    await changeSettings(tx, actor, organization, form, at, today);
    const changed = { ...organization, timeZone: form.timeZone, holidayZone: form.settings.holidayZone };
    return showSettings(tx, changed, today);
  });
}

/** Whoever changes what leave is counted with comes through here, and holds everyone while it is counted anew. */
export async function changeSettings(
  tx: TenantTransaction,
  actor: Acting,
  organization: Organization,
  form: LeaveSettingsForm,
  at: Date,
  today: PlainDate,
): Promise<void> {
  const { settings, timeZone, effectiveFrom } = form;
  const known = await listSettingsChanges(tx);
  const before = settingsAt(inForce(known, organization), effectiveFrom);
  const changed = changedSettings(before, settings);
  // An approval that came between reading and writing would escape the correction.
  await lockEveryone(tx);
  const { plan } = await planSettings(tx, organization, form, today);
  if (changed.length > 0) {
    const base = {
      id: randomUUID(),
      effectiveFrom: SINCE_EVER,
      settings: before,
      // It held before: changes are told in the order in which they were applied.
      appliedAt: new Date(at.getTime() - 1),
      appliedBy: null,
    };
    const row = { id: timeOrderedId(at), effectiveFrom, settings, appliedAt: at, appliedBy: actor.id };
    await insertSettings(tx, known.length === 0 && effectiveFrom !== SINCE_EVER ? [base, row] : [row]);
    await writePlan(tx, plan, at);
    await tellCounterChanges(tx, plan, 'settings', row.id);
  }
  // The zone of today is what everything that is not leave goes by.
  const zoneToday = effectiveFrom <= today ? settings.holidayZone : organization.holidayZone;
  await setOrganizationSettings(tx, { ...organization, timeZone, holidayZone: zoneToday });
  if (changed.length === 0 && timeZone === organization.timeZone) return;
  await record(tx, actor, at, {
    action: 'settings.changed',
    subject: { kind: 'organization', id: organization.id, name: organization.name },
    details: { from: effectiveFrom, settings: [...changed], people: plan.length },
  });
}

async function planSettings(
  tx: TenantTransaction,
  organization: Organization,
  { settings, effectiveFrom }: LeaveSettingsForm,
  today: PlainDate,
): Promise<{ plan: PlannedChange[]; peopleLookedAt: number }> {
  const known = inForce(await listSettingsChanges(tx), organization);
  const current = timeline(known.map((each) => ({ from: each.from, value: policyOf(each.settings) })));
  const proposed = changedFrom(current, effectiveFrom, policyOf(settings));
  const everyone = await loadEveryone(tx, organization, today);
  return {
    plan: planPolicyChange(everyone, current, proposed, today, 'settings'),
    peopleLookedAt: everyone.length,
  };
}

function refuseUnlessAllowed(actor: Acting, settings: LeaveSettings, language: Language): void {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  const refusals = refusePolicy(policyOf(settings));
  if (refusals.length > 0) {
    throw new Failure('settings_below_law', { values: { problems: refusalWords(refusals, language) } });
  }
}
