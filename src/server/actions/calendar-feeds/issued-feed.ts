import { apiBase } from '#contract/endpoint.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { type Deed, record } from '#server/actions/audit-log/record.ts';
import type { Services } from '#server/services.ts';
import type { CalendarFeed } from '#server/store/calendar-feeds.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import type { ShownFeed } from './list-feeds.ts';

/** With its secret address, which is known this once. */
export type IssuedFeed = ShownFeed & { readonly url: string };

export function feedUrl({ publicUrl }: Pick<Services, 'publicUrl'>, token: string): string {
  return new URL(`${apiBase}/calendar/feeds/${token}.ics`, publicUrl).href;
}

type FeedAction = Extract<Deed['action'], `calendar-feed.${string}`>;

/** A copy of everyone's absences outside the application is worth a line; one's own calendar is one's own affair. */
export async function recordFeed(
  tx: TenantTransaction,
  actor: SessionActor,
  at: Date,
  action: FeedAction,
  { scope, name }: Pick<CalendarFeed, 'scope' | 'name'>,
): Promise<void> {
  if (scope !== 'organization') return;
  const subject = { kind: 'organization', id: actor.organizationId, name: actor.organizationName } as const;
  await record(tx, actor, at, { action, subject, details: { feed: name } });
}
