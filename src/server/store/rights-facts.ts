import { eq } from 'drizzle-orm';
import type { PersonalRights } from '#domain/balances/leave-basis.ts';
import type { TenantTransaction } from './database.ts';
import type { JsonParts } from './json-shape.ts';
import { storedDayOf } from './schema/day.ts';
import { rightsFacts } from './schema/departures.ts';
import { users } from './schema/people.ts';

/** What rights depend on, and the last day of an earlier contract, in a statement with the joins below. */
export const rightsJson = `json_build_object('birthDate', r.birth_date, 'children', coalesce(r.children, '[]'),
  'seniorityFrom', ${storedDayOf('r.seniority_from')}, 'closedUntil', c.closed_until)`;

export const rightsShape: JsonParts<PersonalRights> = {
  birthDate: 'string',
  children: 'stored',
  seniorityFrom: 'string',
  closedUntil: 'string',
};

/** For a statement in which `u` is the person. */
export const rightsJoins = `left join rights_facts r on r.user_id = u.id
    left join (select user_id, max(${storedDayOf('last_day')}) as closed_until from departures
      where withdrawn_at is null and rehired_from is not null group by user_id) c on c.user_id = u.id`;

export type RightsFacts = Pick<PersonalRights, 'birthDate' | 'children' | 'seniorityFrom'>;

const NONE: RightsFacts = { birthDate: null, children: [], seniorityFrom: null };

export async function findRightsFacts(tx: TenantTransaction, userId: string): Promise<RightsFacts> {
  const { birthDate, children, seniorityFrom } = rightsFacts;
  const [found] = await tx
    .select({ birthDate, children, seniorityFrom })
    .from(rightsFacts)
    .where(eq(rightsFacts.userId, userId));
  return found ?? NONE;
}

export async function saveRightsFacts(
  tx: TenantTransaction,
  userId: string,
  facts: RightsFacts,
  by: { readonly changedAt: Date; readonly changedBy: string },
): Promise<void> {
  await tx
    .insert(rightsFacts)
    .values({ organizationId: tx.organizationId, userId, ...facts, ...by })
    .onConflictDoUpdate({
      target: [rightsFacts.organizationId, rightsFacts.userId],
      set: { ...facts, ...by },
    });
}

/** Runs into `users_payroll_number` when a colleague has it. */
export async function setPayrollNumber(
  tx: TenantTransaction,
  userId: string,
  payrollNumber: string | null,
): Promise<void> {
  await tx.update(users).set({ payrollNumber }).where(eq(users.id, userId));
}
