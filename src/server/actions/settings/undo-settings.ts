import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { inForce, settingsAt } from '#domain/policies/settings-in-force.ts';
import { undoneSettingsVerdict } from '#domain/policies/settings-verdict.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { loadEveryone } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { listSettingsChanges, markSettingsUndone } from '#server/store/leave-settings.ts';
import { lockOrganization, setOrganizationSettings } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockEveryone } from '#server/store/users.ts';
import { planPolicyChange, writePlan } from './change-plan.ts';
import { type ShownSettings, showSettings } from './read-settings.ts';
import { refuseSettings } from './refuse-settings.ts';
import { tellCounterChanges } from './tell-counter-changes.ts';

/** The last change never held: its lines are answered, and those it touched are told. */
export async function undoSettings(
  { database, now }: Services,
  actor: SessionActor,
  changeId: string,
): Promise<ShownSettings> {
  if (!can(actor, 'settings.change')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const organization = await lockOrganization(tx);
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    const changes = await listSettingsChanges(tx);
    if (!changes.some(({ id }) => id === changeId)) throw new Failure('not_found');
    const last = changes.find(({ appliedBy, undoneAt }) => appliedBy !== null && undoneAt === null);
    if (last?.id !== changeId) throw new Failure('not_the_last_change');
    const without = inForce(
      changes.filter(({ id }) => id !== changeId),
      organization,
    );
    // An approval that came between reading and writing would escape the correction.
    await lockEveryone(tx);
    const everyone = await loadEveryone(tx, organization, today);
    const situation = { organization, people: everyone };
    const { refusals, proposedFor } = undoneSettingsVerdict(without, situation);
    refuseSettings(refusals, actor.language);
    const plan = planPolicyChange(everyone, proposedFor, today, 'settings-undone');
    await writePlan(tx, plan, at);
    await markSettingsUndone(tx, changeId, at, actor.id);
    const { holidayZone } = settingsAt(without, today);
    await setOrganizationSettings(tx, { ...organization, holidayZone });
    await tellCounterChanges(tx, plan, 'settings-undone', timeOrderedId(at));
    await record(tx, actor, at, {
      action: 'settings.undone',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: { from: last.effectiveFrom, people: plan.length },
    });
    return showSettings(tx, { ...organization, holidayZone }, today);
  });
}
