import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertErasure, listErasures, listLeftBefore } from '#server/store/erasures.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { freePseudonym } from './pseudonym.ts';

/**
 * V28: whoever left before this day is erased, as if an admin had asked, by the same job; a hold stops it (V8). Who was
 * asked for already is left to that.
 */
export async function eraseByAge(
  tx: TenantTransaction,
  since: PlainDate,
  timeZone: string,
  at: Date,
): Promise<void> {
  const due = await listLeftBefore(tx, since, timeZone);
  if (due.length === 0) return;
  const known = [...(await listErasures(tx)).values()];
  const { organizationId } = tx;
  for (const { id: subjectId, language } of due) {
    const id = timeOrderedId(at);
    const pseudonym = freePseudonym(known, language);
    const asked = { id, subjectId, pseudonym, reason: 'age', askedAt: at, askedBy: null } as const;
    known.push(await insertErasure(tx, asked));
    await enqueue(tx, 'erase-person', { organizationId, erasureId: id });
  }
}
