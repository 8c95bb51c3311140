import type { RequestState } from '#domain/leave-requests/request-states.ts';

export interface LeaveWords {
  /** After « the request is ». */
  readonly states: Readonly<Record<RequestState, string>>;
  /** Where the reader may not know why. */
  readonly absent: string;
  /** What one's own calendar says, whoever reads it: no type, no reason. */
  readonly away: string;
  /** A status that anyone reads: until when, and nothing else. */
  readonly awayUntil: (day: string) => string;
  readonly awayUntilNoon: (day: string) => string;
  /** What mail is answered with, unless somebody writes it themself; `{date}` is the last day. */
  readonly reply: string;
  readonly replyNoon: (day: string) => string;
}
