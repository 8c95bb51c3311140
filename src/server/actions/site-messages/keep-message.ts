import { randomUUID } from 'node:crypto';
import { deletedAfter } from '#domain/site-messages/retention.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import type { Services } from '#server/services.ts';
import { insertSiteMessage, type SiteMessage } from '#server/store/site-messages.ts';

/** Kept and queued in one go: a mail server that is down delays it, and loses nothing. */
export async function keepMessage({ database, now }: Services, message: SiteMessage): Promise<void> {
  const at = now();
  const messageId = randomUUID();
  const until = new Date(deletedAfter(message.kind, at.getTime()));
  await database.atGate(async (tx) => {
    await insertSiteMessage(tx, messageId, message, at, until);
    await enqueue(tx, 'deliver-site-message', { messageId });
  });
}
