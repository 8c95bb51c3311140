import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { policiesOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { amendedSettings, type NamedSettings } from '#domain/policies/amended-settings.ts';
import { inForce, SINCE_EVER, settingsAt } from '#domain/policies/settings-in-force.ts';
import {
  type AskedSettings,
  type SettingsChanged,
  type SettingsVerdict,
  settingsVerdict,
} from '#domain/policies/settings-verdict.ts';
import type { Language } from '#domain/text/language.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertSettings, listSettingsChanges, type SettingsChange } from '#server/store/leave-settings.ts';
import { lockOrganization, type Organization, setOrganizationSettings } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import {
  type PlannedChange,
  type Proposal,
  planPolicyChange,
  refuseAsBelowLaw,
  refuseBelowLaw,
  writePlan,
} from './change-plan.ts';
import { type ShownSettings, showSettings } from './read-settings.ts';
import { tellCounterChanges } from './tell-counter-changes.ts';

export interface LeaveSettingsForm {
  readonly effectiveFrom: PlainDate;
  /** What is left out stays as it is. */
  readonly timeZone: string | undefined;
  readonly settings: NamedSettings;
}

interface WholeSettings extends AskedSettings {
  readonly timeZone: string;
}

/** P4: what the form leaves out is what holds on its first day. */
function wholeSettings(
  { effectiveFrom, timeZone, settings }: LeaveSettingsForm,
  known: readonly SettingsChange[],
  organization: Organization,
): WholeSettings {
  const amended = amendedSettings(settingsAt(inForce(known, organization), effectiveFrom), settings);
  if (!amended) throw new Failure('validation_failed', { fields: { 'rtt.daysPerYear': 'required' } });
  return { effectiveFrom, timeZone: timeZone ?? organization.timeZone, settings: amended };
}

/** Who would gain or lose what. Changes nothing. */
export async function previewSettings(
  { database, now }: Services,
  actor: SessionActor,
  form: LeaveSettingsForm,
): Promise<{ plan: PlannedChange[]; peopleLookedAt: number }> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const today = dayOfInstant(now().getTime(), organization.timeZone);
    const known = await listSettingsChanges(tx);
    const asked = wholeSettings(form, known, organization);
    const change = changeOf(settingsVerdict(asked, { known, organization, today }), actor.language);
    return planSettings(tx, organization, change, today, actor.language);
  });
}

/** P1, P2: holds from a day on; what was counted otherwise is answered by correcting lines. */
export async function applySettings(
  { database, now }: Services,
  actor: SessionActor,
  form: LeaveSettingsForm,
): Promise<ShownSettings> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const known = await listSettingsChanges(tx);
    const asked = wholeSettings(form, known, organization);
    const today = dayOfInstant(at.getTime(), asked.timeZone);
    const change = changeOf(settingsVerdict(asked, { known, organization, today }), actor.language);
    await writeSettings(tx, actor, organization, asked, { known, change, at, today });
    const changed = { ...organization, timeZone: asked.timeZone, holidayZone: asked.settings.holidayZone };
    return showSettings(tx, changed, today);
  });
}

/** What is asked for changes, or a refusal with every reason of the law. */
function changeOf({ refusals, change }: SettingsVerdict, language: Language): SettingsChanged {
  refuseAsBelowLaw(refusals, language);
  return change;
}

interface Verdict {
  readonly known: readonly SettingsChange[];
  readonly change: SettingsChanged;
  readonly at: Date;
  readonly today: PlainDate;
}

/** Whoever changes what leave is counted with comes through here, and holds everyone while it is counted anew. */
export async function writeSettings(
  tx: TenantTransaction,
  actor: Acting,
  organization: Organization,
  { settings, timeZone, effectiveFrom }: WholeSettings,
  { known, change, at, today }: Verdict,
): Promise<void> {
  const { before, changed, zoneToday } = change;
  // An approval that came between reading and writing would escape the correction.
  await lockEveryone(tx);
  const { plan } = await planSettings(tx, organization, change, today, actor.language);
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
  { settings }: SettingsChanged,
  today: PlainDate,
  language: Language,
): Promise<{ plan: PlannedChange[]; peopleLookedAt: number }> {
  const everyone = await loadEveryone(tx, organization, today);
  const proposedFor: Proposal = ({ basis }) => policiesOf({ ...basis, settings }, organization);
  refuseBelowLaw(everyone, proposedFor, language);
  return {
    plan: planPolicyChange(everyone, proposedFor, today, 'settings'),
    peopleLookedAt: everyone.length,
  };
}
