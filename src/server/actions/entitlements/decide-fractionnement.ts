import { can, isPrivileged } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { settlePerson } from '#server/actions/balances/settle.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  type FractionnementOfPerson,
  findFractionnement,
  listFractionnementRows as listStored,
  setFractionnementDecision,
} from '#server/store/fractionnement.ts';
import { lockPerson } from '#server/store/users.ts';

export type { FractionnementOfPerson };

/** Of those on whose leave one may decide. */
export async function listFractionnement(
  { database }: Services,
  actor: SessionActor,
): Promise<FractionnementOfPerson[]> {
  if (!isPrivileged(actor)) throw new Failure('forbidden');
  const found = await database.inOrganization(actor.organizationId, listStored);
  return found.filter(({ person }) => can(actor, 'leave-request.decide', person));
}

export interface FractionnementDecision {
  readonly period: PlainDate;
  readonly decision: 'granted' | 'waived';
}

/** F7: whoever changes their mind decides again; the log keeps every decision. */
export async function decideFractionnement(
  { database, now }: Services,
  actor: SessionActor,
  userId: string,
  { period, decision }: FractionnementDecision,
): Promise<FractionnementOfPerson> {
  if (!can(actor, 'entitlement.decide')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const at = now();
    const found = await lockPerson(tx, userId);
    if (!found) throw new Failure('not_found');
    const { person } = found;
    if (!can(actor, 'entitlement.decide', person)) throw new Failure('forbidden');
    const known = await findFractionnement(tx, userId, period);
    if (!known) throw new Failure('not_found');
    if (known.row.decision !== decision) {
      await setFractionnementDecision(tx, known.row, { decision, decidedAt: at, decidedBy: actor.id });
      await settlePerson(tx, found, at, 'fractionnement');
      await record(tx, actor, at, {
        action: decision === 'granted' ? 'user.fractionnement_granted' : 'user.fractionnement_waived',
        subject: { kind: 'user', id: userId, name: person.name },
        details: { from: period, days: known.row.days },
      });
    }
    const decided = await findFractionnement(tx, userId, period);
    if (!decided) throw new Failure('not_found');
    return decided;
  });
}
