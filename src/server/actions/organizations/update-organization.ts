import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { moveHolidays } from '#server/actions/settings/apply-settings.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  lockOrganization,
  type OrganizationSettings,
  setOrganizationSettings,
} from '#server/store/organizations.ts';

type FollowUp = 'reminderDays' | 'escalationDays' | 'digestHour';

/** What is left out stays as it is. */
export type SentOrganization = Omit<OrganizationSettings, FollowUp> & {
  readonly [Name in FollowUp]?: OrganizationSettings[Name] | undefined;
};

export async function updateOrganization(
  { database, now }: Services,
  actor: Acting,
  form: SentOrganization,
): Promise<void> {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const before = await lockOrganization(tx);
    const after: OrganizationSettings = {
      name: form.name,
      timeZone: form.timeZone,
      holidayZone: form.holidayZone,
      reminderDays: form.reminderDays ?? before.reminderDays,
      escalationDays: form.escalationDays ?? before.escalationDays,
      digestHour: form.digestHour ?? before.digestHour,
    };
    if (after.escalationDays <= after.reminderDays) {
      // The form was in order by itself: it does not go with what it left as it was.
      const field = form.escalationDays === undefined ? 'reminderDays' : 'escalationDays';
      throw new Failure('validation_failed', { fields: { [field]: 'follow_up_unfit' } });
    }
    const changes = changesBetween(inWords(before), inWords(after));
    if (Object.keys(changes).length === 0) return;
    if (after.holidayZone !== before.holidayZone) await moveHolidays(tx, actor, before, after, now());
    await setOrganizationSettings(tx, after);
    await record(tx, actor, now(), {
      action: 'organization.updated',
      subject: { kind: 'organization', id: before.id, name: after.name },
      details: changes,
    });
  });
}

function inWords(settings: OrganizationSettings): Record<string, string> {
  const { name, timeZone, holidayZone, reminderDays, escalationDays, digestHour } = settings;
  return {
    name,
    timeZone,
    holidayZone,
    reminderDays: String(reminderDays),
    escalationDays: String(escalationDays),
    digestHour: String(digestHour),
  };
}
