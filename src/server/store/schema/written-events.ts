import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './people.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const eventKinds = ['out-of-office', 'plain'] as const;

export const writtenEvents = pgTable(
  'written_events',
  {
    organizationId: uuid('organization_id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    requestId: uuid('request_id').notNull(),
    /** Which piece of it, from 0 on: what goes beyond booked leave may be several. */
    part: integer('part').notNull(),
    eventId: text('event_id'),
    attemptId: uuid('attempt_id').notNull(),
    kind: text('kind', { enum: eventKinds }),
    sentHash: bytea('sent_hash'),
    writtenAt: instant('written_at').notNull(),
    /** Whose calendar it is in, by their address, where the company's consent covers many; null for one's own. */
    mailbox: text('mailbox'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.connectionId, table.requestId, table.part] }),
  ],
);
