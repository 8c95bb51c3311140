import { randomUUID } from 'node:crypto';
import { confirmableSince } from '#domain/site-messages/retention.ts';
import type { Language } from '#domain/text/language.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { askForNewsletter, confirmReader, deleteReader } from '#server/store/newsletter.ts';
import { readToken } from '#server/token.ts';

/** Whoever reads it already gets no second mail; the answer does not tell which it was. */
export async function subscribe(
  { database, now }: Services,
  email: string,
  language: Language,
): Promise<void> {
  await database.atGate(async (tx) => {
    const reader = await askForNewsletter(tx, { id: randomUUID(), email, language, at: now() });
    if (!reader.confirmed) await enqueue(tx, 'confirm-newsletter', { readerId: reader.id });
  });
}

export async function confirmSubscriber({ database, now }: Services, token: string): Promise<void> {
  const at = now();
  const read = readToken(token);
  const notBefore = new Date(confirmableSince(at.getTime()));
  const done = read && (await database.atGate((tx) => confirmReader(tx, read.hash, at, notBefore)));
  if (!done) throw new Failure('newsletter_link_invalid');
}

export async function leaveNewsletter({ database }: Services, token: string): Promise<void> {
  const read = readToken(token);
  const done = read && (await database.atGate((tx) => deleteReader(tx, read.hash)));
  if (!done) throw new Failure('newsletter_link_invalid');
}
