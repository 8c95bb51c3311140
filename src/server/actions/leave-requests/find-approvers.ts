import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { approversOf, type Colleague } from '#domain/leave-requests/approvers.ts';
import { type PossibleApprover, readAskedAbout } from '#server/store/approvers.ts';
import type { TenantTransaction } from '#server/store/database.ts';

/** Those whom a request of the person is sent to today. */
export async function findApprovers(
  tx: TenantTransaction,
  person: Colleague,
  today: PlainDate,
): Promise<PossibleApprover[]> {
  const { colleagues, teams } = await readAskedAbout(tx, today, person.id);
  const ids = approversOf({
    person,
    colleagues,
    teams,
    absentIds: colleagues.filter(({ absent }) => absent).map(({ id }) => id),
    standIns: colleagues.flatMap(({ id, delegateId }) =>
      delegateId === null ? [] : [{ userId: id, delegateId }],
    ),
  });
  return colleagues.filter(({ id }) => ids.includes(id));
}
