import type { Looked } from '#domain/looks/look.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { JobName } from '#server/actions/job-table.ts';
import type { Config } from '#server/config.ts';
import type { Failure } from '#server/failure.ts';
import type { SamlReading } from '#server/saml/saml-reading.ts';
import type { ApplicationConnection } from '#server/store/logins.ts';

/** A call of the API as it reached the server: guarded, counted and with its session, nothing of it validated yet. */
export interface CallTask {
  readonly kind: 'call';
  readonly feature: string;
  readonly name: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** What a handler is told besides; plain data. */
  readonly context: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

export interface JobTask {
  readonly kind: 'job';
  readonly name: JobName;
  readonly payload: unknown;
}

/** A file that somebody sent, to be judged. */
export interface FileTask {
  readonly kind: 'file';
  readonly bytes: Uint8Array;
}

/** What a company's identity provider says, to be read and verified. */
export interface SamlTask {
  readonly kind: 'saml';
  readonly reading: SamlReading;
}

/** A part of a file that leaves as it is made: what `writeCalendarPart` is asked for. */
export interface CalendarPartTask {
  readonly kind: 'calendar-part';
  readonly asked: unknown;
}

/** What the API can be called for, to be written down and packed. */
export interface ContractTask {
  readonly kind: 'contract';
  readonly publicUrl: string;
}

/** Payslips of a company, to be held beside its counters: what `lookAtPayslips` is asked for. */
export interface PayslipsTask {
  readonly kind: 'payslips';
  readonly organizationId: string;
  readonly asked: unknown;
}

export type Task = CallTask | JobTask | FileTask | SamlTask | CalendarPartTask | ContractTask | PayslipsTask;

/** For the log. */
export function nameOf(task: Task): string {
  if (task.kind === 'file') return 'judge-file';
  if (task.kind === 'calendar-part' || task.kind === 'contract' || task.kind === 'payslips') return task.kind;
  if (task.kind === 'saml') return `saml-${task.reading.what}`;
  return task.kind === 'call' ? `${task.feature}.${task.name}` : task.name;
}

/** What a thread is started with. */
export interface ThreadSetup {
  readonly config: Config;
  readonly connection: ApplicationConnection;
}

export type ToThread =
  /** The clock of the whole process is the main thread's: how far it is ahead travels with each task. */
  { readonly kind: 'do'; readonly task: Task; readonly aheadMs: number } | { readonly kind: 'end' };

export type Headers = readonly (readonly [name: string, value: string])[];

/** What an answer brings besides: its headers, and whose data it opens. */
interface Told {
  readonly headers: Headers;
  readonly looked: readonly Looked[];
}

/** What came of a task; bytes are handed over, not copied. */
export type TaskOutcome =
  | ({ readonly kind: 'json'; readonly bytes: Uint8Array } & Told)
  | ({ readonly kind: 'answer'; readonly answer: unknown } & Told)
  | { readonly kind: 'done' }
  /** `logged`: the thread has written down what went wrong; here it is only told. */
  | {
      readonly kind: 'failed';
      readonly code: ErrorCode;
      readonly details: Failure['details'];
      readonly logged: boolean;
    };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcome'; readonly outcome: TaskOutcome }
  | { readonly kind: 'log'; readonly line: string };
