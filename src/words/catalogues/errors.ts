import type { ErrorCode } from '#domain/refusals/error-code.ts';

/** What a person reads for each error code; `{seats}` and the like are filled in where they are known. */
export type ErrorWords = Readonly<Record<ErrorCode, string>>;
