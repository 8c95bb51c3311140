import type { Config } from '#server/config.ts';
import type { LiveHub } from '#server/live/hub.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Sandbox } from '#server/payments/sandbox/sandbox.ts';
import type { LoopWatch } from '#server/status/loop-watch.ts';

/** What few handlers work with, besides the services that all of them do. */
export interface HandlerParts {
  readonly config: Config;
  readonly live: LiveHub;
  /** Null when local mode sends through a real SMTP server. */
  readonly outbox: Outbox | null;
  /** The payment provider of local mode, with its pages. */
  readonly sandbox: Sandbox | null;
  /** Whether this process does jobs: null when it was told not to. */
  readonly isWorking: () => boolean | null;
  readonly loop: LoopWatch;
}
