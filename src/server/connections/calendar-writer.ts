import type { AwayEvent } from '#domain/connections/away-event.ts';
import type { Services } from '#server/services.ts';
import type { WrittenEvent } from '#server/store/written-events.ts';
import type { OpenAccess } from './provider-protocol.ts';

/** What is known of an event in somebody's calendar before it is called. */
export type KnownEvent = Pick<WrittenEvent, 'requestId' | 'part' | 'eventId' | 'attemptId' | 'kind'> & {
  /** Whether the calendar may hold it although it never answered so. */
  readonly isRetry: boolean;
};

export interface PutEvent {
  readonly eventId: string;
  readonly kind: NonNullable<WrittenEvent['kind']>;
}

/** N45: by what an event is known to be ours: its request, and which piece of it where it is not the first. */
export function eventMark({ requestId, part }: Pick<KnownEvent, 'requestId' | 'part'>): string {
  return part === 0 ? requestId : `${requestId}/${part}`;
}

/** N32: a calendar, as far as we write in it: our own events, found by what they are about, and nothing else. */
export interface CalendarWriter {
  /** Makes the calendar say it, whether it was there or not. */
  readonly put: (
    services: Services,
    access: OpenAccess,
    known: KnownEvent,
    event: AwayEvent,
  ) => Promise<PutEvent>;
  /** Gone already is gone. */
  readonly remove: (services: Services, access: OpenAccess, known: KnownEvent) => Promise<void>;
}
