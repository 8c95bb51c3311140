import { sql } from 'drizzle-orm';
import type { Language } from '#domain/text/language.ts';
import { answersTo } from './answers.ts';
import type { GateTransaction } from './database.ts';

export interface SiteMessage {
  readonly kind: 'contact' | 'application';
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly about: string;
  readonly message: string;
  readonly language: Language;
}

export async function insertSiteMessage(
  tx: GateTransaction,
  id: string,
  { kind, name, email, company, about, message, language }: SiteMessage,
  at: Date,
  deleteAfter: Date,
): Promise<void> {
  await tx.execute(sql`
    select gate.keep_site_message(${id}, ${kind}, ${name}, ${email}, ${company}, ${about}, ${message}, ${language},
      ${at}, ${deleteAfter})`);
}

export async function findSiteMessage(tx: GateTransaction, id: string): Promise<SiteMessage | null> {
  const rows = await answersTo<SiteMessage>(
    tx,
    {
      kind: 'text',
      name: 'text',
      email: 'text',
      company: 'text',
      about: 'text',
      message: 'text',
      language: 'text',
    },
    sql`select kind, name, email, company, about, message, language from gate.site_message(${id})`,
  );
  return rows[0] ?? null;
}

/** What was kept for its time, addresses that never confirmed, and checks that no page shows any more. */
export async function forgetSiteVisitors(
  tx: GateTransaction,
  at: Date,
  unconfirmedBefore: Date,
  checksBefore: string,
): Promise<void> {
  await tx.execute(sql`select gate.forget_site_visitors(${at}, ${unconfirmedBefore}, ${checksBefore})`);
}
