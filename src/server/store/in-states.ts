import type { RequestState } from '#domain/leave-requests/request-states.ts';

/** A condition for statements as text: states are written out, so that partial indexes serve. */
export function inStates(column: string, states: readonly RequestState[]): string {
  return `${column} in (${states.map((state) => `'${state}'`).join(', ')})`;
}
