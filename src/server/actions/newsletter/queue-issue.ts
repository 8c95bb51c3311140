import { mayLeaveNow, nextLetterAt } from '#domain/newsletter/weekly-letter.ts';
import type { Language } from '#domain/text/language.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { Services } from '#server/services.ts';
import {
  countReaders,
  insertIssue,
  type Letter,
  listIssues,
  type QueuedIssue,
} from '#server/store/newsletter-issues.ts';

export type IssueAnswer =
  | { readonly kind: 'queued'; readonly readers: number }
  /** Nothing was asked to leave: what would happen. */
  | { readonly kind: 'ready'; readonly readers: Readonly<Record<Language, number>> }
  | { readonly kind: 'sent-before'; readonly issue: QueuedIssue }
  | { readonly kind: 'too-soon'; readonly last: QueuedIssue; readonly from: Date };

/** The letter, its readers and one job for each in one transaction: it is sent to all of them or to nobody. */
export async function queueIssue(
  { database, now }: Services,
  id: string,
  letter: Letter,
  isMeant: boolean,
): Promise<IssueAnswer> {
  return database.atGate(async (tx) => {
    const at = now();
    const issues = await listIssues(tx);
    const [last] = issues;
    const before = issues.find((issue) => issue.id === id);
    if (before) return { kind: 'sent-before', issue: before };
    const lastAt = last?.queuedAt.getTime() ?? null;
    if (last && !mayLeaveNow(lastAt, at.getTime())) {
      return { kind: 'too-soon', last, from: new Date(nextLetterAt(lastAt) ?? at) };
    }
    if (!isMeant) return { kind: 'ready', readers: await countReaders(tx) };
    const readers = await insertIssue(tx, id, letter, at);
    await enqueueAll(
      tx,
      'send-newsletter',
      readers.map((readerId) => ({ issueId: id, readerId })),
    );
    return { kind: 'queued', readers: readers.length };
  });
}
