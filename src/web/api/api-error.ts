import type { ErrorCode } from '#domain/refusals/error-code.ts';

/** `network`: no answer came. `unreadable`: something answered, but not our API. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

type ApiErrorDetails = {
  code: ApiErrorCode;
  status?: number;
  /** The server's words, already in the reader's language. */
  sentence?: string;
  fields?: Readonly<Record<string, string>>;
  details?: Readonly<Record<string, string | number>>;
  more?: readonly string[];
};

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number | undefined;
  readonly sentence: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The figures that the sentence speaks of. */
  readonly details: Readonly<Record<string, string | number>>;
  /** What else stands in the way, in the server's words. */
  readonly more: readonly string[];

  constructor(details: ApiErrorDetails) {
    super(details.sentence ?? details.code);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.sentence = details.sentence;
    this.fields = details.fields ?? {};
    this.details = details.details ?? {};
    this.more = details.more ?? [];
  }
}
