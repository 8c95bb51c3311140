import { sql } from 'drizzle-orm';
import { eachLanguage, type Language } from '#domain/text/language.ts';
import { answersTo } from './answers.ts';
import type { GateTransaction } from './database.ts';

/** One letter in one language. */
export interface LetterWords {
  readonly subject: string;
  /** Markdown. */
  readonly words: string;
  /** The page that its button opens, from the root of the site; null where there is none. */
  readonly path: string | null;
}

export type Letter = Readonly<Record<Language, LetterWords>>;

export interface QueuedIssue {
  readonly id: string;
  readonly queuedAt: Date;
  readonly readers: number;
  readonly sent: number;
}

/** Latest first. Until the transaction ends, nobody else can look or queue. */
export async function listIssues(tx: GateTransaction): Promise<QueuedIssue[]> {
  const rows = await answersTo<{ id: string; queued_at: string; readers: string; sent: string }>(
    tx,
    { id: 'text', queued_at: 'timestamptz', readers: 'int8', sent: 'int8' },
    sql`select id, queued_at, readers, sent from gate.newsletter_issues()`,
  );
  return rows.map(({ id, queued_at, readers, sent }) => ({
    id,
    queuedAt: new Date(queued_at),
    readers: Number(readers),
    sent: Number(sent),
  }));
}

export async function countReaders(tx: GateTransaction): Promise<Readonly<Record<Language, number>>> {
  const rows = await answersTo<{ language: Language; readers: string }>(
    tx,
    { language: 'text', readers: 'int8' },
    sql`select language, readers from gate.newsletter_audience()`,
  );
  return eachLanguage((language) => Number(rows.find((row) => row.language === language)?.readers ?? 0));
}

/** Keeps the letter and returns those who get it: everyone who has confirmed. */
export async function insertIssue(
  tx: GateTransaction,
  id: string,
  letter: Letter,
  at: Date,
): Promise<string[]> {
  const rows = await answersTo<{ id: string }>(
    tx,
    { id: 'uuid' },
    sql`select gate.queue_newsletter(${id}, ${JSON.stringify(letter)}::jsonb, ${at}) as id`,
  );
  return rows.map((row) => row.id);
}

export interface LetterDelivery {
  readonly email: string;
  readonly language: Language;
  readonly content: Letter;
  readonly sent: boolean;
}

export async function findDelivery(
  tx: GateTransaction,
  issueId: string,
  readerId: string,
): Promise<LetterDelivery | null> {
  const rows = await answersTo<LetterDelivery>(
    tx,
    { email: 'text', language: 'text', content: 'jsonb', sent: 'bool' },
    sql`select email, language, content, sent from gate.newsletter_delivery(${issueId}, ${readerId})`,
  );
  return rows[0] ?? null;
}

export async function insertReaderLink(
  tx: GateTransaction,
  readerId: string,
  hash: Buffer,
  at: Date,
): Promise<void> {
  await tx.execute(sql`select gate.add_newsletter_link(${readerId}, ${hash}, ${at})`);
}

export async function noteIssueSent(
  tx: GateTransaction,
  issueId: string,
  readerId: string,
  at: Date,
): Promise<void> {
  await tx.execute(sql`select gate.note_newsletter_sent(${issueId}, ${readerId}, ${at})`);
}
