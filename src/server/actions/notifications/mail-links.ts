import { randomUUID } from 'node:crypto';
import { decisionLinkEnd, unsubscribeLinkEnd } from '#domain/access/lifetimes.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import { unsubscribePath } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertMailLink } from '#server/store/mail-links.ts';
import { issueToken } from '#server/token.ts';

export interface DecisionLinks {
  readonly approveUrl: string;
  readonly rejectUrl: string;
}

/** Both buttons bear one token: whichever is used, the other is used up with it. Only its hash is kept. */
export async function issueDecisionLinks(
  tx: TenantTransaction,
  { now, publicUrl }: Services,
  userId: string,
  requestId: string,
): Promise<DecisionLinks> {
  const { token, hash } = issueToken(tx.organizationId);
  const at = now();
  const expiresAt = new Date(decisionLinkEnd(at.getTime()));
  const link = { id: randomUUID(), tokenHash: hash, userId, createdAt: at, expiresAt };
  await insertMailLink(tx, { ...link, requestId, kind: null });
  const page = `${publicUrl}/requests/${requestId}`;
  return { approveUrl: `${page}/approve?token=${token}`, rejectUrl: `${page}/reject?token=${token}` };
}

export async function issueUnsubscribeLink(
  tx: TenantTransaction,
  { now, publicUrl }: Services,
  userId: string,
  kind: StoppableMail,
): Promise<string> {
  const { token, hash } = issueToken(tx.organizationId);
  const at = now();
  const expiresAt = new Date(unsubscribeLinkEnd(at.getTime()));
  const link = { id: randomUUID(), tokenHash: hash, userId, createdAt: at, expiresAt };
  await insertMailLink(tx, { ...link, requestId: null, kind });
  return `${publicUrl}${unsubscribePath}?token=${token}`;
}
