import { and, asc, eq } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { leaveRequestEvents } from './schema/leave-requests.ts';
import { requestComments } from './schema/request-comments.ts';

export interface RequestComment {
  /** That of its event. */
  readonly id: string;
  readonly at: Date;
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
}

/** First to last. */
export async function listComments(tx: TenantTransaction, requestId: string): Promise<RequestComment[]> {
  const { id, at, actorId, actorName } = leaveRequestEvents;
  const rows = await tx
    .select({ id, at, authorId: actorId, authorName: actorName, text: requestComments.text })
    .from(requestComments)
    .innerJoin(leaveRequestEvents, eq(id, requestComments.id))
    .where(eq(requestComments.requestId, requestId))
    .orderBy(asc(at), asc(id));
  return rows.map((row) => ({ ...row, authorId: row.authorId ?? '', authorName: row.authorName ?? '' }));
}

export async function insertComment(
  tx: TenantTransaction,
  comment: { readonly id: string; readonly requestId: string; readonly text: string },
): Promise<void> {
  await tx.insert(requestComments).values({ ...comment, organizationId: tx.organizationId });
}

export async function deleteComment(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(requestComments).where(eq(requestComments.id, id));
}

/** Everyone who has said something about a request, whether it still stands or not. */
export async function listCommenters(tx: TenantTransaction, requestId: string): Promise<string[]> {
  const { actorId, event } = leaveRequestEvents;
  const rows = await tx
    .selectDistinct({ actorId })
    .from(leaveRequestEvents)
    .where(and(eq(leaveRequestEvents.requestId, requestId), eq(event, 'commented')));
  return rows.flatMap((row) => row.actorId ?? []);
}
