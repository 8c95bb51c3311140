import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Service } from '#domain/status/service-status.ts';
import type { Question } from './answers.ts';
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

const serviceDays: Question<ServiceDay> = {
  name: 'service-days',
  text: `select service, day::text as day, checks, failures, last_checked_at as "lastCheckedAt", last_ok as "lastOk"
    from gate.service_checks($1)`,
  columns: {
    service: 'text',
    day: 'text',
    checks: 'int4',
    failures: 'int4',
    lastCheckedAt: 'timestamptz',
    lastOk: 'bool',
  },
};

export async function listServiceDays(database: Database, since: PlainDate): Promise<ServiceDay[]> {
  return database.askGate(serviceDays, [since]);
}

/** Fails when nothing can be stored: see the migration that made it. */
export async function proveWriting(database: Database): Promise<void> {
  await database.askGate({ name: 'prove-writing', text: 'select gate.prove_writing()' }, []);
}
