/**
 * What may change under an open screen. Every endpoint says in its table which of them its answer shows or which it
 * changes: a screen asks again for what an event touches, and for nothing else.
 */
export const liveTopics = [
  'leave-requests',
  'balances',
  'people',
  'teams',
  'organization',
  /** The settings of leave and its types: what everything is counted and named by. */
  'leave-rules',
  'subscription',
  'delegations',
  'coverage',
  /** Pay months that were closed, and codes. */
  'payroll',
  /** What people keep for themselves: sessions, choices of mails, subscribed calendars. */
  'account',
  /** Programs that hear of events, and what they were sent. */
  'webhooks',
  /** Directories, and what they did of late. */
  'directories',
  'audit-log',
] as const;

export type LiveTopic = (typeof liveTopics)[number];

/** The header that names the stream of the screen which writes. */
export const liveStreamHeader = 'Live-Stream';
