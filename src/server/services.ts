import type { Logger } from 'pino';
import type { TxtRecords } from './company-login/txt-records.ts';
import type { Outside } from './connections/outside-call.ts';
import type { FileStores } from './files/file-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import type { PayrollProviders } from './payroll-providers/payroll-providers.ts';
import type { SentAnswers } from './sent-answers.ts';
import type { IncidentBook } from './status/incidents.ts';
import type { Probes } from './status/probes.ts';
import type { Database } from './store/database.ts';
import type { ThreadPool } from './threads/pool.ts';
import type { Traffic } from './traffic.ts';
import type { Messenger } from './webhooks/messenger.ts';

/** What actions work with. Built in build-services.ts, by the one clock of clock.ts. */
export interface Services {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where attachments are kept. */
  readonly files: FileStores;
  /** Null when this process has no way to take money. */
  readonly payments: Payments | null;
  readonly now: () => Date;
  readonly publicUrl: string;
  /** V9: where the journal of erasures lies beside the database. */
  readonly erasureFile: string;
  /** How long what was done can be undone, and word of it waits; none means that everyone is told at once. */
  readonly undoSeconds: number;
  /** Where messages of visitors go. */
  readonly contactAddress: string;
  readonly probes: Probes;
  readonly incidents: IncidentBook;
  /** Where heavy computing goes; null where it stays in this very thread. */
  readonly threads: ThreadPool | null;
  /** Told when the process begins to end: what no longer answers then is not broken. */
  readonly ending: AbortSignal;
  /** Who waits for an answer. */
  readonly traffic: Traffic;
  readonly sentAnswers: SentAnswers;
  /** Reaches the programs that hear of events. */
  readonly messenger: Messenger;
  /** Reads records of DNS, of domains that companies say are theirs. */
  readonly txtRecords: TxtRecords;
  /** Reaches the payroll programs that absences are sent to. */
  readonly payrollProviders: PayrollProviders;
  /** Reaches Slack and the like, where companies and people have connected them. */
  readonly outside: Outside;
  readonly log: Logger;
}

/** Where a request came from, for the record. */
export interface Origin {
  readonly address: string | null;
  readonly userAgent: string;
  /** What the browser is known by again, from its cookie; absent where there is none. */
  readonly browser?: string | null;
}
