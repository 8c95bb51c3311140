import { rangeOf } from '#domain/balances/leave-situation.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { type Closing, peopleInScope } from '#domain/closings/closing.ts';
import { listClosingPeople, listScopes, type StoredClosing } from '#server/store/closings.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { Organization } from '#server/store/organizations.ts';
import { listTeamRows } from '#server/store/teams.ts';
import { listUserRows, type User } from '#server/store/users.ts';

/** A closing as it was decided, from what is written of it. */
export async function closingOf(tx: TenantTransaction, row: StoredClosing): Promise<Closing> {
  const { teams = [], people = [], exceptions = [] } = (await listScopes(tx, [row.id])).get(row.id) ?? {};
  const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  const { name, reason, types, whenShort, otherType, consultedOn, consultation, everyone } = row;
  const scope = { everyone, teamIds: idsOf(teams), userIds: idsOf(people), exceptIds: idsOf(exceptions) };
  const range = rangeOf(row);
  return { name, reason, types, whenShort, otherType, consultedOn, consultation, range, scope };
}

/** Q6: whom it concerns by now and was not applied to, as long as it is not over. */
export async function peopleToAdd(
  tx: TenantTransaction,
  { timeZone }: Organization,
  row: StoredClosing,
  at: Date,
): Promise<User[]> {
  const today = dayOfInstant(at.getTime(), timeZone);
  if (row.undoneAt !== null || row.endDate < today) return [];
  const { scope } = await closingOf(tx, row);
  const known = new Set((await listClosingPeople(tx, row.id)).map(({ id }) => id));
  const concerned = peopleInScope(scope, await listUserRows(tx), await listTeamRows(tx));
  return concerned.filter(
    ({ id, employedFrom, employedTo }) =>
      !known.has(id) &&
      (employedFrom === null || employedFrom <= row.endDate) &&
      (employedTo === null || employedTo >= row.startDate),
  );
}
