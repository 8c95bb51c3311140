import type { LiveTopic } from '#contract/live-topics.ts';
import { type AuditAction, auditTopics } from '#domain/audit-log/audit-action.ts';

const topics: Readonly<Record<AuditAction, readonly LiveTopic[]>> = auditTopics;

export function topicsOf(actions: readonly AuditAction[]): LiveTopic[] {
  return [...new Set(actions.flatMap((action) => topics[action])), 'audit-log'];
}
