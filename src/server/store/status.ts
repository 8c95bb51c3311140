import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Service } from '#domain/status/service-status.ts';
import type { Database, GateTransaction } from './database.ts';

export interface ServiceDay {
  readonly service: Service;
  readonly day: PlainDate;
  readonly checks: number;
  readonly failures: number;
  readonly lastCheckedAt: Date;
  readonly lastOk: boolean;
}

export async function noteServiceCheck(
  tx: GateTransaction,
  service: Service,
  day: PlainDate,
  at: Date,
  ok: boolean,
): Promise<void> {
  await tx.execute(sql`select gate.note_service_check(${service}, ${day}, ${at}, ${ok})`);
}

export async function listServiceDays(database: Database, since: PlainDate): Promise<ServiceDay[]> {
  return database.askGate<ServiceDay>(
    'service-days',
    `select service, day::text as day, checks, failures, last_checked_at as "lastCheckedAt", last_ok as "lastOk"
     from gate.service_checks($1)`,
    [since],
  );
}

/** Fails when nothing can be stored: see the migration that made it. */
export async function proveWriting(database: Database): Promise<void> {
  await database.askGate('prove-writing', 'select gate.prove_writing()', []);
}
