import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isDueForErasure } from '#domain/privacy/erasure.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  type Erasure,
  insertErasures,
  listErasures,
  listLeftBefore,
  type NewErasure,
} from '#server/store/erasures.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { freePseudonym } from './pseudonym.ts';

/**
 * V28: whoever left before this day is put down to be erased, and four weeks later is, as if an admin had asked, by the
 * same job; a hold stops it (V8). Who was asked for already is left to that.
 */
export async function eraseByAge(
  tx: TenantTransaction,
  since: PlainDate,
  timeZone: string,
  at: Date,
): Promise<void> {
  const due = await listLeftBefore(tx, since, timeZone);
  if (due.length === 0) return;
  const asked = await listErasures(tx);
  const { organizationId } = tx;
  const added: NewErasure[] = [];
  const over: Erasure[] = [];
  for (const { id: subjectId, language } of due) {
    const waiting = asked.get(subjectId);
    if (!waiting) {
      const pseudonym = freePseudonym([...asked.values(), ...added], language);
      added.push({
        id: timeOrderedId(at),
        subjectId,
        pseudonym,
        reason: 'age',
        askedAt: at,
        askedBy: null,
      });
    } else if (isDueForErasure(waiting, at)) over.push(waiting);
  }
  await insertErasures(tx, added);
  await enqueueAll(
    tx,
    'erase-person',
    over.map(({ id }) => ({ organizationId, erasureId: id })),
  );
}
