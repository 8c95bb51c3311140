import type { ErrorCode } from '#contract/errors.ts';

/** A refusal that the caller is told about, by its code. Anything else that is thrown is our own fault. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      readonly fields?: Readonly<Record<string, string>>;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.name = 'Failure';
  }
}
