import { apiBase } from './endpoint.ts';

/** More than any page asks for at once. */
export const mostCallsTogether = 16;

/** One of several answers: what the call itself would have been answered. */
export interface AnswerTogether {
  readonly status: number;
  /** Its `Link` header, where a list goes on. */
  readonly link: string | null;
  /** Its `ETag` header, where an answer can be asked for again by it. */
  readonly tag: string | null;
  readonly answer: unknown;
}

export const togetherPath = `${apiBase}/together`;

/** Several calls that only look, as one: `calls` are paths below the API with their queries. */
export function togetherAddress(calls: readonly string[]): string {
  return `${togetherPath}?${calls.map((call) => `call=${encodeURIComponent(call)}`).join('&')}`;
}
