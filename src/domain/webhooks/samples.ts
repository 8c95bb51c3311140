import { type EventType, eventTypes } from './event-types.ts';
import type { WebhookMessage } from './message.ts';

const timestamp = '2026-03-02T09:00:00.000Z';
const personId = '019579d2-5e80-7000-8000-0000000000a1';

const request = (status: string, sequence: number) => ({
  id: '019579d2-5e80-7000-8000-0000000000b1',
  sequence,
  personId,
  status,
  startDate: '2026-07-06',
  startHalf: 'am',
  endDate: '2026-07-10',
  endHalf: 'pm',
});

const data: Readonly<Record<EventType, WebhookMessage['data']>> = {
  'leave_request.filed': request('pending', 1),
  'leave_request.approved': request('approved', 2),
  'leave_request.rejected': request('rejected', 2),
  'leave_request.withdrawn': request('withdrawn', 2),
  'leave_request.cancelled': request('cancelled', 3),
  'leave_request.changed': request('pending', 2),
  'person.joined': { id: personId, sequence: 1 },
  'person.left': { id: personId, sequence: 2 },
  'balance.adjusted': { id: personId, sequence: 3 },
  'team.changed': { id: '019579d2-5e80-7000-8000-0000000000c1', sequence: 1, change: 'created' },
  'pay_month.closed': { id: '019579d2-5e80-7000-8000-0000000000e1', sequence: 1, month: '2026-03' },
};

const idOf = (place: number): string => `019579d2-5e80-7000-8000-0000000000${(0xd0 + place).toString(16)}`;

/** One of each kind, for programs that are set up before anything has happened. Their ids never change. */
export const sampleMessages = Object.fromEntries(
  eventTypes.map((type, place): [EventType, WebhookMessage] => [
    type,
    { id: idOf(place), type, timestamp, data: data[type] },
  ]),
) as Readonly<Record<EventType, WebhookMessage>>;
