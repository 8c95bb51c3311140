import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { lockPerson, setEmployment as saveEmployment } from '#server/store/users.ts';

/** First and last day of the contract; null for what is not known, or not over. */
export interface Employment {
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
}

export async function setEmployment(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  { from, to }: Employment,
): Promise<void> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockPerson(tx, userId);
    if (!found) throw new Failure('not_found');
    const { person } = found;
    if (!can(actor, 'employment.edit', person)) throw new Failure('forbidden');
    if (from !== null && to !== null && to < from) {
      throw new Failure('validation_failed', { fields: { to: 'end_before_start' } });
    }
    const changes = changesBetween(
      { employedFrom: person.employedFrom ?? '', employedTo: person.employedTo ?? '' },
      { employedFrom: from ?? '', employedTo: to ?? '' },
    );
    if (Object.keys(changes).length === 0) return;
    await saveEmployment(tx, userId, { from, to });
    await record(tx, actor, now(), {
      action: 'user.employment_changed',
      subject: { kind: 'user', id: userId, name: person.name },
      details: changes,
    });
  });
}
