import type { RetentionKind, RetentionSource } from '#domain/privacy/retention.ts';

interface KindWords {
  readonly name: string;
  /** What it is about, and what ends it. */
  readonly holds: string;
  /** Why not less and not more, or why it is fixed. */
  readonly because: string;
}

export interface RetentionWords {
  readonly kinds: Readonly<Record<RetentionKind, KindWords>>;
  readonly sources: Readonly<Record<NonNullable<RetentionSource>, string>>;
  readonly ourChoice: string;
  readonly days: (count: number) => string;
  readonly months: (count: number) => string;
  /** Where an event ends it. */
  readonly byEvent: string;
  /** In the mail of the month. */
  readonly coming: (until: string) => string;
}
