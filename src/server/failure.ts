import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { SentenceValues } from '#words/sentences/errors.ts';

/** A refusal that the caller is told about, by its code. Anything else that is thrown is our own fault. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      readonly fields?: Readonly<Record<string, string>>;
      /** Figures that the sentence speaks of. */
      readonly values?: SentenceValues;
      readonly retryAfterSeconds?: number;
      /** The thread that met it has written down what went wrong. */
      readonly logged?: boolean;
    } = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'Failure';
  }
}
