/** What a program is sent. Its text is the same at every attempt: it is signed. */
export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OccurredEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly sequence: number;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

export function messageOf({ id, type, objectId, sequence, at, data }: OccurredEvent): WebhookMessage {
  return { id, type, timestamp: at.toISOString(), data: { id: objectId, sequence, ...data } };
}
