import { can } from '#domain/access/can.ts';
import { leaveSituation } from '#domain/balances/leave-situation.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, record } from '#server/actions/audit-log/record.ts';
import { writePlan } from '#server/actions/settings/change-plan.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findOpenDeparture } from '#server/store/departures.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson, setEmployment } from '#server/store/users.ts';
import { planFactsChange } from './facts-plan.ts';
import { loadOnRecord } from './one-on-record.ts';

/** First and last day of the contract; null while nobody knows of an end. */
export interface EmploymentDates {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}

/** What was earned under other dates is corrected, and the person told. */
export async function changeEmployment(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  { from, to }: EmploymentDates,
): Promise<void> {
  if (!can(actor, 'employment.edit')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const found = await lockPerson(tx, userId);
    if (!found) throw new Failure('not_found');
    const { person } = found;
    if (!can(actor, 'employment.edit', person)) throw new Failure('forbidden');
    const changes = changesBetween(
      { employedFrom: person.employedFrom ?? '', employedTo: person.employedTo ?? '' },
      { employedFrom: from, employedTo: to ?? '' },
    );
    if (Object.keys(changes).length === 0) return;
    const departure = await findOpenDeparture(tx, userId);
    if (departure && departure.lastDay !== to) throw new Failure('departure_recorded');
    const at = now();
    const onRecord = await loadOnRecord(tx, found, at);
    const changed = { ...person, employedFrom: from, employedTo: to };
    const standing = { ...onRecord, person: changed };
    const { facts, counted } = leaveSituation(standing, onRecord.requests);
    const plan = planFactsChange(onRecord, facts, 'employment', counted);
    await setEmployment(tx, userId, { from, to });
    await writePlan(tx, plan, at);
    if (!actor.quiet) await tellCounterChanges(tx, plan, 'employment', timeOrderedId(at));
    await record(tx, actor, at, {
      action: 'user.employment_changed',
      subject: { kind: 'user', id: userId, name: person.name },
      details: changes,
    });
  });
}
