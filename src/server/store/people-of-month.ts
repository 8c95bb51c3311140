import { and, gte, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { lastOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { TenantTransaction } from './database.ts';
import { listAbsentPeople } from './payroll.ts';
import { users } from './schema/people.ts';
import type { User } from './users.ts';

/** Everyone who was employed on a day of the month; of those who are gone, who left in it or was away in it. */
export async function listPeopleOfMonth(tx: TenantTransaction, month: PlainDate): Promise<User[]> {
  const last = lastOfMonth(month);
  const absent = await listAbsentPeople(tx, month, last);
  const { removedAt, employedFrom, employedTo, id } = users;
  const stayed = or(isNull(employedTo), gte(employedTo, month));
  const left = and(isNotNull(removedAt), isNotNull(employedTo), gte(employedTo, month));
  return tx
    .select()
    .from(users)
    .where(
      and(
        or(isNull(employedFrom), lte(employedFrom, last)),
        or(and(isNull(removedAt), stayed), left, absent.length > 0 ? inArray(id, absent) : undefined),
      ),
    );
}
