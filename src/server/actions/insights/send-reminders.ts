import { can } from '#domain/access/can.ts';
import { hundredths } from '#domain/amounts/fraction.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { hasJoined } from '#domain/members/membership.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertReminders } from '#server/store/leave-reminders.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { peopleAtRisk } from './read-expiring.ts';

export interface ReminderForm {
  readonly by: PlainDate;
  readonly userIds: readonly string[];
}

/**
 * U10: reminds people of days that would lapse, with one press, and keeps that it was done. Whoever has nothing to lose,
 * was reminded today or never came is passed over; whoever is not the reader's is not found.
 */
export async function sendReminders(
  { database, now }: Services,
  actor: SessionActor,
  { by, userIds }: ReminderForm,
): Promise<{ readonly sent: readonly string[] }> {
  if (!can(actor, 'insight.remind')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const at = now();
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    const atRisk = await peopleAtRisk(tx, organization, actor, {}, by, today);
    const named = new Set(userIds);
    const asked = atRisk.filter(({ person }) => named.has(person.id) && hasJoined(person));
    if (asked.length === 0) throw new Failure('not_found');
    const written = await insertReminders(
      tx,
      asked.map(({ person, lots }) => ({
        id: timeOrderedId(at),
        userId: person.id,
        sentAt: at,
        sentOn: today,
        sentBy: actor.id,
        lots: lots.map(({ counter, days, expires }) => ({ counter, days: hundredths(days), expires })),
      })),
    );
    const names = new Map(asked.map(({ person }) => [person.id, person.name]));
    await record(
      tx,
      actor,
      at,
      ...written.map(({ userId }) => ({
        action: 'user.leave_reminded' as const,
        subject: { kind: 'user' as const, id: userId, name: names.get(userId) ?? '' },
        details: { by },
      })),
    );
    await enqueueAll(
      tx,
      'send-leave-reminder',
      written.map(({ id }) => ({ organizationId: tx.organizationId, reminderId: id })),
    );
    return { sent: written.map(({ userId }) => userId) };
  });
}
