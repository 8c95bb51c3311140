import { sql } from 'drizzle-orm';
import { answersTo } from './answers.ts';
import type { Database } from './database.ts';

/** What expires by itself, whatever an organisation chose, by the table that holds it. `gate.forget_expired` knows how. */
export type ExpiringKind =
  | 'sessions'
  | 'login_links'
  | 'login_tickets'
  | 'login_attempts'
  | 'trusted_devices'
  | 'mail_codes'
  | 'mail_links'
  | 'connection_attempts'
  | 'slack_calls'
  | 'channel_posts'
  | 'held_changes'
  | 'decision_batches'
  | 'invitation_mails'
  | 'idempotency_keys'
  | 'api_key_calls'
  | 'api_keys'
  | 'looks'
  | 'webhook_events'
  | 'known_browsers';

/** How many of every organisation's went: at most so many, those that somebody holds left out. */
export async function deleteSomeExpired(
  database: Database,
  kind: ExpiringKind,
  before: Date,
  most: number,
): Promise<number> {
  const [row] = await database.atGate((tx) =>
    answersTo<{ gone: number }>(
      tx,
      { gone: 'int4' },
      sql`select gate.forget_expired(${kind}, ${before}, ${most}) as gone`,
    ),
  );
  return row?.gone ?? 0;
}
