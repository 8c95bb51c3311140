import type { RequestContent } from './request-fields.ts';
import type { RequestState } from './request-states.ts';

/** What an absence that keeps its half-days means for others of the same person. */
export type HeldRequest = Pick<RequestContent, 'type' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf'> & {
  readonly id: string;
  readonly state: RequestState;
  /** Who wrote it down, and whose it is, where that is known. */
  readonly filedBy?: string;
  readonly userId?: string;
};
