import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { SentenceValues } from '#words/sentences/errors.ts';

/** Why something is refused, as a caller is told. */
export interface Reason {
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** Figures that the sentence speaks of. */
  readonly values?: SentenceValues;
}

/** A refusal that the caller is told about, by its code. Anything else that is thrown is our own fault. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Omit<Reason, 'code'> & {
      /** What else stands in the way. */
      readonly also?: readonly Reason[];
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

/** Every reason of a verdict at once; the first gives the code and the sentence. */
export function failureFor([{ code, ...first }, ...also]: readonly [Reason, ...Reason[]]): Failure {
  return new Failure(code, also.length > 0 ? { ...first, also } : first);
}
