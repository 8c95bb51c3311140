import { mostSettingsChanges } from '#contract/settings.ts';
import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveSettings } from '#domain/policies/leave-settings.ts';
import { differingSettings, inForce, SINCE_EVER, settingsAt } from '#domain/policies/settings-in-force.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listSettingsChanges, type SettingsChange } from '#server/store/leave-settings.ts';
import { findOrganization, type Organization } from '#server/store/organizations.ts';

export interface ToldChange extends SettingsChange {
  readonly undoable: boolean;
  readonly changed: readonly string[];
}

export interface ShownSettings {
  readonly timeZone: string;
  readonly settings: LeaveSettings;
  readonly effectiveFrom: PlainDate;
  readonly changes: readonly ToldChange[];
}

export async function readSettings({ database, now }: Services, actor: SessionActor): Promise<ShownSettings> {
  if (!can(actor, 'settings.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    return showSettings(tx, organization, dayOfInstant(now().getTime(), organization.timeZone));
  });
}

/** What holds today, and the changes that someone made, latest first. */
export async function showSettings(
  tx: TenantTransaction,
  organization: Organization,
  today: PlainDate,
): Promise<ShownSettings> {
  const all = await listSettingsChanges(tx);
  const settings = inForce(all, organization);
  const current = settings.findLast(({ from }) => from <= today) ?? settings[0];
  const made = all.filter(({ appliedBy }) => appliedBy !== null);
  const last = made.find(({ undoneAt }) => undoneAt === null);
  return {
    timeZone: organization.timeZone,
    settings: settingsAt(settings, today),
    effectiveFrom: current?.from ?? SINCE_EVER,
    changes: made.slice(0, mostSettingsChanges).map((change) => ({
      ...change,
      undoable: change.id === last?.id,
      changed: differingSettings(settingsBefore(all, change, organization), change.settings),
    })),
  };
}

/** What held on its first day just before a change was applied. */
function settingsBefore(
  all: readonly SettingsChange[],
  change: SettingsChange,
  organization: Organization,
): LeaveSettings {
  const earlier = all.slice(all.indexOf(change) + 1).map((each) => ({
    ...each,
    // What was undone later still held then.
    undoneAt: each.undoneAt !== null && each.undoneAt < change.appliedAt ? each.undoneAt : null,
  }));
  return settingsAt(inForce(earlier, organization), change.effectiveFrom);
}
