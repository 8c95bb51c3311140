import { eq } from 'drizzle-orm';
import type { PersonalRights } from '#domain/balances/leave-basis.ts';
import type { TenantTransaction } from './database.ts';
import { storedDayOf } from './schema/day.ts';
import { rightsFacts } from './schema/departures.ts';
import { users } from './schema/people.ts';

/** For a statement in which `u` is the person: what rights depend on, and the last day of an earlier contract. */
export const rightsJson = `json_build_object(
  'birthDate', (select birth_date from rights_facts where user_id = u.id),
  'seniorityFrom', (select ${storedDayOf('seniority_from')} from rights_facts where user_id = u.id),
  'children', coalesce((select children from rights_facts where user_id = u.id), '[]'::jsonb),
  'closedUntil', (select max(${storedDayOf('last_day')}) from departures
    where user_id = u.id and withdrawn_at is null and rehired_from is not null))`;

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
