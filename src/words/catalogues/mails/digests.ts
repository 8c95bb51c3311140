import type { ApproverEvent } from './approver.ts';
import type { DecidedEvent } from './decided.ts';

export type DigestSection = 'toDecide' | 'changed' | 'mine';

export interface DailyDigestTexts {
  readonly subject: (day: string) => string;
  readonly intro: string;
  readonly section: Record<DigestSection, string>;
  readonly approverLine: Record<ApproverEvent, (person: string) => string>;
  readonly decidedLine: Record<DecidedEvent, (decider: string) => string>;
  readonly reason: (reason: string) => string;
  readonly decide: string;
  readonly dashboard: string;
}

export interface TeamDigestTexts {
  readonly subject: string;
  readonly intro: (teams: readonly string[]) => string;
  readonly thisWeek: (monday: string) => string;
  readonly nextWeek: (monday: string) => string;
  readonly nobody: string;
  readonly dashboard: string;
}
