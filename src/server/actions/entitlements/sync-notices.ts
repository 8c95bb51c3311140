import { noticesOwed } from '#domain/balances/announcements.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { PersonOnRecord } from '#server/actions/balances/everyone.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  deleteUnsentNotices,
  insertNotices,
  listUnsentNotices,
  type NewNotice,
} from '#server/store/sickness-notices.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';

/** S2, S7: a notice for each stop that has ended and kept days from being taken; one of a stop that was prolonged or cancelled since goes. */
export async function syncNotices(
  tx: TenantTransaction,
  people: readonly PersonOnRecord[],
  today: PlainDate,
  at: Date,
): Promise<void> {
  const owed = people.flatMap(({ person, situation: { facts, policies }, ledger }) =>
    noticesOwed(facts, policies, ledger, today).map((notice) => ({ ...notice, userId: person.id })),
  );
  const unsent = await listUnsentNotices(
    tx,
    people.map(({ person }) => person.id),
  );
  const stopOf = (userId: string, start: PlainDate, end: PlainDate) => `${userId} ${start} ${end}`;
  const stillOwed = new Set(owed.map(({ userId, start, end }) => stopOf(userId, start, end)));
  const known = new Set(unsent.map(({ userId, stopStart, stopEnd }) => stopOf(userId, stopStart, stopEnd)));
  await deleteUnsentNotices(
    tx,
    unsent
      .filter(({ userId, stopStart, stopEnd }) => !stillOwed.has(stopOf(userId, stopStart, stopEnd)))
      .map(({ id }) => id),
  );
  const missing = owed.filter(({ userId, start, end }) => !known.has(stopOf(userId, start, end)));
  await insertNotices(
    tx,
    missing.map(({ userId, start, end, dueBy }): NewNotice => {
      return { id: timeOrderedId(at), userId, stopStart: start, stopEnd: end, dueBy, preparedAt: at };
    }),
  );
}
