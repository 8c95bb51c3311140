import { sql } from 'drizzle-orm';
import type { Language } from '#domain/text/language.ts';
import { answersTo } from './answers.ts';
import type { GateTransaction } from './database.ts';

export interface NewsletterReader {
  readonly email: string;
  readonly language: Language;
  readonly confirmed: boolean;
}

/** The reader's id, whether they are new or not; those who confirmed stay so. */
export async function askForNewsletter(
  tx: GateTransaction,
  { id, email, language, at }: { id: string; email: string; language: Language; at: Date },
): Promise<{ readonly id: string; readonly confirmed: boolean }> {
  const rows = await answersTo<{ id: string; confirmed: boolean }>(
    tx,
    { id: 'uuid', confirmed: 'bool' },
    sql`select id, confirmed from gate.ask_for_newsletter(${id}, ${email}, ${language}, ${at})`,
  );
  const [reader] = rows;
  if (!reader) throw new Error('A reader who asked is not there.');
  return reader;
}

export async function findReader(tx: GateTransaction, id: string): Promise<NewsletterReader | null> {
  const rows = await answersTo<NewsletterReader>(
    tx,
    { email: 'text', language: 'text', confirmed: 'bool' },
    sql`select email, language, confirmed from gate.newsletter_reader(${id})`,
  );
  return rows[0] ?? null;
}

export async function setReaderToken(tx: GateTransaction, id: string, hash: Buffer): Promise<void> {
  await tx.execute(sql`select gate.set_newsletter_token(${id}, ${hash})`);
}

/** False for a link that is unknown or too old. */
export async function confirmReader(
  tx: GateTransaction,
  hash: Buffer,
  at: Date,
  notBefore: Date,
): Promise<boolean> {
  const rows = await answersTo<{ done: boolean }>(
    tx,
    { done: 'bool' },
    sql`select gate.confirm_newsletter(${hash}, ${at}, ${notBefore}) as done`,
  );
  return rows[0]?.done ?? false;
}

export async function deleteReader(tx: GateTransaction, hash: Buffer): Promise<boolean> {
  const question = sql`select gate.leave_newsletter(${hash}) as done`;
  const rows = await answersTo<{ done: boolean }>(tx, { done: 'bool' }, question);
  return rows[0]?.done ?? false;
}
