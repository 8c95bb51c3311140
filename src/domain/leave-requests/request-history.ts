/** What happens to a request, as its history tells it. */
export const HISTORY_EVENTS = [
  'filed',
  'recorded',
  'accepted',
  'edited',
  'approved',
  'rejected',
  'withdrawn',
  'cancelled',
  'cancellation-asked',
  'cancellation-refused',
  'reminded',
  'escalated',
  'cut',
  'undone',
] as const;

/** What is said about it stands in its thread instead, and is told as an event like any other. */
export const REQUEST_HAPPENINGS = [...HISTORY_EVENTS, 'commented'] as const;
