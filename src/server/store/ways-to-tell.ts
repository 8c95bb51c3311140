import type { NotificationChoice, NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';

/** How people chose to be told of a kind of event, and the sessions whose devices want to hear of it. */
export interface WaysToTell {
  readonly choices: readonly { readonly userId: string; readonly choice: NotificationChoice }[];
  readonly sessions: readonly string[];
}

const waysToTell: Question<{ [Way in keyof WaysToTell]: WaysToTell[Way] }> = {
  name: 'ways-to-tell',
  columns: { choices: [{ userId: 'string', choice: 'string' }], sessions: ['string'] },
  text: `select
    (select coalesce(json_agg(json_build_object('userId', c.user_id, 'choice', c.choice)), '[]')
      from notification_choices c where c.kind = $1 and c.user_id = any($2::uuid[])) as choices,
    (select coalesce(json_agg(p.session_id), '[]')
      from push_subscriptions p
      join sessions s on s.organization_id = p.organization_id and s.id = p.session_id
      where p.user_id = any($2::uuid[]) and p.kinds @> array[$1::text] and s.expires_at > $3) as sessions`,
};

export async function readWaysToTell(
  tx: TenantTransaction,
  kind: NotificationKind,
  userIds: readonly string[],
  at: Date,
): Promise<WaysToTell> {
  if (userIds.length === 0) return { choices: [], sessions: [] };
  const [read] = await tx.ask(waysToTell, [kind, [...userIds], at]);
  return read ?? { choices: [], sessions: [] };
}
