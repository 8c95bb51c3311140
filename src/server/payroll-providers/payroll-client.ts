import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ThereAbsence } from '#domain/payroll-sending/next-call.ts';
import type { ProviderAbsence } from '#domain/payroll-sending/provider-absence.ts';
import type { SilaeCounters } from '#domain/payroll-sending/silae-counters.ts';

/** One company's account at a payroll program. Every call may end in a ProviderFailure or a ProviderRefusal. */
export interface PayrollClient {
  /** Whether the access is taken, and the company that it is for where the program says so. */
  readonly check: (someEmployee: string | null) => Promise<string | null>;
  readonly absences: (employee: string, from: PlainDate, to: PlainDate) => Promise<ThereAbsence[]>;
  /** With the id that the program gave it, where it gives one. */
  readonly add: (absence: ProviderAbsence) => Promise<string | null>;
  readonly change: (absence: ProviderAbsence) => Promise<void>;
  readonly remove: (absence: ProviderAbsence, id: string | null) => Promise<void>;
  readonly counters: (month: PlainDate) => Promise<SilaeCounters[]>;
}
