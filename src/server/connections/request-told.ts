/** What somebody who is asked to decide reads of a request in the program of another. */
export interface RequestTold {
  readonly person: string;
  /** The same in one line, for where nothing else fits. */
  readonly summary: string;
  readonly lines: readonly (readonly [string, string])[];
  /** What became of it; null while it waits. */
  readonly outcome: string | null;
  /** The id and the version of the request. */
  readonly value: string;
  readonly address: string;
}
