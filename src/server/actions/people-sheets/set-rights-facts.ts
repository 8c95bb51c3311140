import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { writePlan } from '#server/actions/settings/change-plan.ts';
import { tellCounterChanges } from '#server/actions/settings/tell-counter-changes.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  findRightsFacts,
  type RightsFacts,
  saveRightsFacts,
  setPayrollNumber,
} from '#server/store/rights-facts.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { lockPerson } from '#server/store/users.ts';
import { planFactsChange } from './facts-plan.ts';
import { loadOnRecord } from './one-on-record.ts';

export type RightsFactsForm = RightsFacts & { readonly payrollNumber: string | null };

/** Y4: what was earned under other facts is corrected, and the person told. The log says that, and not what. */
export async function setRightsFacts(
  { database, now }: Services,
  actor: Acting,
  userId: string,
  form: RightsFactsForm,
): Promise<void> {
  if (!can(actor, 'rights-facts.edit')) throw new Failure('forbidden');
  try {
    await database.inOrganization(actor.organizationId, (tx) => change(tx, actor, userId, form, now()));
  } catch (error) {
    if (violatedConstraint(error) !== 'users_payroll_number') throw error;
    throw new Failure('payroll_number_taken', { fields: { payrollNumber: 'payroll_number_taken' } });
  }
}

async function change(
  tx: TenantTransaction,
  actor: Acting,
  userId: string,
  { payrollNumber, ...facts }: RightsFactsForm,
  at: Date,
): Promise<void> {
  const found = await lockPerson(tx, userId);
  if (!found) throw new Failure('not_found');
  const { person } = found;
  if (!can(actor, 'rights-facts.edit', person)) throw new Failure('forbidden');
  const before = await findRightsFacts(tx, userId);
  if (told({ ...before, payrollNumber: person.payrollNumber }) === told({ ...facts, payrollNumber })) return;
  const onRecord = await loadOnRecord(tx, found, at);
  const plan = planFactsChange(onRecord, { ...onRecord.situation.facts, ...facts }, 'rights-facts');
  await saveRightsFacts(tx, userId, facts, { changedAt: at, changedBy: actor.id });
  await setPayrollNumber(tx, userId, payrollNumber);
  await writePlan(tx, plan, at);
  if (!actor.quiet) await tellCounterChanges(tx, plan, 'rights-facts', timeOrderedId(at));
  await record(tx, actor, at, {
    action: 'user.rights_facts_changed',
    subject: { kind: 'user', id: userId, name: person.name },
  });
}

/** Fields in one order, which the database does not keep. */
function told({ birthDate, seniorityFrom, payrollNumber, children }: RightsFactsForm): string {
  const each = children.map((child) => [
    child.birthDate,
    child.disabled,
    child.from ?? null,
    child.until ?? null,
  ]);
  return JSON.stringify([birthDate, seniorityFrom, payrollNumber, each]);
}
