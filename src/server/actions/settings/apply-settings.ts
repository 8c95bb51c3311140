import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { NamedSettings } from '#domain/policies/amended-settings.ts';
import { SINCE_EVER } from '#domain/policies/settings-in-force.ts';
import {
  type SettingsChanged,
  type SettingsSituation,
  settingsVerdict,
} from '#domain/policies/settings-verdict.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { loadEveryone, type PersonOnRecord } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertSettings, listSettingsChanges, type SettingsChange } from '#server/store/leave-settings.ts';
import { lockOrganization, type Organization, setOrganizationSettings } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { type PlannedChange, planPolicyChange, writePlan } from './change-plan.ts';
import { type ShownSettings, showSettings } from './read-settings.ts';
import { refuseSettings } from './refuse-settings.ts';
import { tellCounterChanges } from './tell-counter-changes.ts';

export interface LeaveSettingsForm {
  readonly effectiveFrom: PlainDate;
  /** What is left out stays as it is. */
  readonly timeZone: string | undefined;
  readonly settings: NamedSettings;
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
    const situation = await loadSituation(tx, organization, today);
    const { refusals, change } = settingsVerdict(form, situation);
    refuseSettings(refusals, actor.language);
    return { plan: planSettings(change, situation), peopleLookedAt: situation.people.length };
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
    const timeZone = form.timeZone ?? organization.timeZone;
    const today = dayOfInstant(at.getTime(), timeZone);
    // An approval that came between reading and writing would escape the correction.
    await lockEveryone(tx);
    const situation = await loadSituation(tx, organization, today);
    const { refusals, change } = settingsVerdict(form, situation);
    refuseSettings(refusals, actor.language);
    await writeSettings(tx, actor, situation, { ...form, timeZone, change }, at);
    return showSettings(tx, { ...organization, timeZone, holidayZone: change.after.holidayZone }, today);
  });
}

/**
 * P2: other holidays from today on, set with the organisation's own form. Leave that was booked is counted anew;
 * refusals are set aside, since this changes holidays and not what the law grants.
 */
export async function moveHolidays(
  tx: TenantTransaction,
  actor: Acting,
  organization: Organization,
  { holidayZone, timeZone }: Pick<Organization, 'holidayZone' | 'timeZone'>,
  at: Date,
): Promise<void> {
  const today = dayOfInstant(at.getTime(), timeZone);
  await lockEveryone(tx);
  const situation = await loadSituation(tx, organization, today);
  const asked = { settings: { holidayZone }, effectiveFrom: today };
  const { change } = settingsVerdict(asked, situation);
  await writeSettings(tx, actor, situation, { effectiveFrom: today, timeZone, change }, at);
}

interface LoadedSituation extends SettingsSituation {
  readonly known: readonly SettingsChange[];
  readonly organization: Organization;
  readonly people: readonly PersonOnRecord[];
}

/** All that a verdict on settings needs. The transaction holds the organisation, and everyone where it writes. */
async function loadSituation(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
): Promise<LoadedSituation> {
  const known = await listSettingsChanges(tx);
  return { known, organization, today, people: await loadEveryone(tx, organization, today) };
}

interface Written {
  readonly effectiveFrom: PlainDate;
  readonly timeZone: string;
  readonly change: SettingsChanged;
}

async function writeSettings(
  tx: TenantTransaction,
  actor: Acting,
  situation: LoadedSituation,
  { effectiveFrom, timeZone, change }: Written,
  at: Date,
): Promise<void> {
  const { known, organization } = situation;
  const { before, after, changed, zoneToday } = change;
  const plan = planSettings(change, situation);
  if (changed.length > 0) {
    const base = {
      id: randomUUID(),
      effectiveFrom: SINCE_EVER,
      settings: before,
      // It held before: changes are told in the order in which they were applied.
      appliedAt: new Date(at.getTime() - 1),
      appliedBy: null,
    };
    const row = {
      id: timeOrderedId(at),
      effectiveFrom,
      settings: after,
      appliedAt: at,
      appliedBy: actor.id,
    };
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

function planSettings({ proposedFor }: SettingsChanged, { people, today }: LoadedSituation): PlannedChange[] {
  return planPolicyChange(people, proposedFor, today, 'settings');
}
