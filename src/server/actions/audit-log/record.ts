import { isService, type UsedKey } from '#domain/access/can.ts';
import type { AuditAction } from '#domain/audit-log/audit-action.ts';
import { toldDeed } from '#domain/webhooks/event-types.ts';
import { type AuditEntry, insertAuditEntries } from '#server/store/audit-log.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import { type ProgramEvent, tellPrograms } from '#server/store/program-events.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { topicsOf } from './topics-of.ts';

/** Who is held to have done something, and from where; null when a payment did it. */
export interface Author {
  readonly id: string;
  readonly name: string;
  readonly address: string | null;
  readonly key?: UsedKey | undefined;
}

export interface Deed {
  readonly action: AuditAction;
  readonly subject: { readonly kind: AuditEntry['subjectKind']; readonly id: string; readonly name: string };
  /** A changed field holds a pair: before and after. */
  readonly details?: AuditEntry['details'];
}

/** Writes down what the caller's transaction does, and tells the screens that are open on it and programs that listen. */
export async function record(
  tx: TenantTransaction,
  author: Author | null,
  at: Date,
  ...deeds: readonly Deed[]
): Promise<void> {
  if (deeds.length === 0) return;
  await insertAuditEntries(
    tx,
    deeds.map(({ action, subject, details = {} }) => ({
      at,
      action,
      // Z4: a service account is told by its own name, and is nobody among the people.
      actorId: author && !isService(author) ? author.id : null,
      actorName: author?.name ?? null,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      address: author?.address ?? null,
      keyId: author?.key?.id ?? null,
      keyName: author?.key?.name ?? null,
      byDirectory: author?.key?.kind === 'directory',
      details,
    })),
  );
  await notifyLive(tx, topicsOf(deeds.map(({ action }) => action)));
  await tellPrograms(
    tx,
    deeds.flatMap((deed) => programEvent(deed, at)),
  );
}

/** Here no way of joining or leaving can forget to say so. */
function programEvent({ action, subject, details = {} }: Deed, at: Date): ProgramEvent[] {
  const told = toldDeed(action);
  if (!told) return [];
  const noted = Object.fromEntries((told.details ?? []).map((name) => [name, details[name]]));
  const data = { ...told.data, ...noted };
  return [{ id: timeOrderedId(at), type: told.type, objectId: subject.id, at, data }];
}

/** The fields that differ, each as a pair of before and after. */
export function changesBetween<T extends Readonly<Record<string, string>>>(
  before: T,
  after: T,
): Record<string, [string, string]> {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return Object.fromEntries(changed.map(([name, value]) => [name, [before[name] ?? '', value]]));
}
