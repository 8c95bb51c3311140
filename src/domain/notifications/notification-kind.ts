/** What mails are about, so that each person can choose how to be told of each. */
export const notificationKinds = [
  /** To approvers: a request waits for them. */
  'request-filed',
  /** To approvers: a request that waits was edited or withdrawn, or its cancellation is asked for. */
  'request-changed',
  /** To approvers: a request has waited for too long. */
  'request-reminder',
  /** To the person: their request was decided, cancelled, or recorded by someone else. */
  'request-decided',
  /** To everyone of the thread: somebody said something about a request. */
  'request-commented',
  /** On Monday morning: who is away in one's teams. */
  'team-digest',
  /** On the first working day of the month: figures of the month before, for those who may read figures. */
  'monthly-figures',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChoices = ['immediate', 'daily', 'none'] as const;

export type NotificationChoice = (typeof notificationChoices)[number];

/** A digest comes on its own day: it is wanted or not. */
export const CHOICES_OF_KIND = {
  'request-filed': notificationChoices,
  'request-changed': notificationChoices,
  'request-reminder': notificationChoices,
  'request-decided': notificationChoices,
  'request-commented': notificationChoices,
  'team-digest': ['immediate', 'none'],
  'monthly-figures': ['immediate', 'none'],
} as const satisfies Record<NotificationKind, readonly NotificationChoice[]>;

/** Until someone chooses otherwise, everything comes at once, and figures only to those who want them. */
export function defaultChoice(kind: NotificationKind): NotificationChoice {
  return kind === 'monthly-figures' ? 'none' : 'immediate';
}

/** Whether only people who decide on others' leave ever get it. */
export function isForApprovers(kind: NotificationKind): boolean {
  return kind === 'request-filed' || kind === 'request-changed' || kind === 'request-reminder';
}

/** What an unsubscribe link can stop: one kind of mail, or the digest that gathers those chosen as daily. */
export const stoppableMails = [...notificationKinds, 'daily-digest'] as const;

export type StoppableMail = (typeof stoppableMails)[number];
