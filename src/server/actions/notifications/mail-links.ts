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

/** What a mail about a request leads to. */
export interface MailLinks {
  readonly unsubscribe: (userId: string, kind: StoppableMail) => Promise<string>;
  readonly decision: (userId: string, requestId: string) => Promise<DecisionLinks>;
}

/** For a mail that is sent. */
export function issuedLinks(tx: TenantTransaction, services: Services): MailLinks {
  return {
    unsubscribe: (userId, kind) => issueUnsubscribeLink(tx, services, userId, kind),
    decision: (userId, requestId) => issueDecisionLinks(tx, services, userId, requestId),
  };
}

/** V15: for a mail that is shown to somebody else. It leads nowhere, and nothing is kept of it. */
export function hiddenLinks({ publicUrl }: Pick<Services, 'publicUrl'>): MailLinks {
  return {
    unsubscribe: async () => unsubscribeLink(publicUrl, hiddenToken),
    decision: async (_userId, requestId) => decisionLinks(publicUrl, requestId, hiddenToken),
  };
}

const hiddenToken = '…';

function decisionLinks(publicUrl: string, requestId: string, token: string): DecisionLinks {
  const page = `${publicUrl}/requests/${requestId}`;
  return { approveUrl: `${page}/approve?token=${token}`, rejectUrl: `${page}/reject?token=${token}` };
}

const unsubscribeLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${unsubscribePath}?token=${token}`;

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
  return decisionLinks(publicUrl, requestId, token);
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
  return unsubscribeLink(publicUrl, token);
}
