import type { CorrectionCause } from '#domain/balances/correction-cause.ts';

export interface CountersChangedTexts {
  readonly subject: string;
  readonly greeting: (firstName: string) => string;
  readonly cause: Record<CorrectionCause, string>;
  readonly change: (before: string, after: string) => string;
  readonly why: string;
  readonly button: string;
}
