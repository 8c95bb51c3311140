import { randomUUID } from 'node:crypto';
import { decisionLinkEnd, unsubscribeLinkEnd } from '#domain/access/lifetimes.ts';
import type { StoppableMail } from '#domain/notifications/notification-kind.ts';
import { unsubscribePath } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { insertMailLinks, type NewMailLink } from '#server/store/mail-links.ts';
import { issueToken } from '#server/token.ts';

export interface DecisionLinks {
  readonly approveUrl: string;
  readonly rejectUrl: string;
}

/** What a mail about a request leads to. */
export interface MailLinks {
  readonly unsubscribe: (userId: string, kind: StoppableMail) => string;
  readonly decision: (userId: string, requestId: string) => DecisionLinks;
  /** Keeps all that were asked for: before that, they lead nowhere. */
  readonly keep: (tx: TenantTransaction) => Promise<void>;
}

/** For a mail that is sent. */
export function issuedLinks(services: Services, organizationId: string): MailLinks {
  const issued: NewMailLink[] = [];
  return {
    unsubscribe: (userId, kind) => {
      const { link, url } = unsubscribeLinkFor(services, organizationId, userId, kind);
      issued.push(link);
      return url;
    },
    decision: (userId, requestId) => {
      const { link, links } = decisionLinksFor(services, organizationId, userId, requestId);
      issued.push(link);
      return links;
    },
    keep: (tx) => insertMailLinks(tx, issued),
  };
}

/** V15: for a mail that is shown to somebody else. It leads nowhere, and nothing is kept of it. */
export function hiddenLinks({ publicUrl }: Pick<Services, 'publicUrl'>): MailLinks {
  return {
    unsubscribe: () => unsubscribeLink(publicUrl, hiddenToken),
    decision: (_userId, requestId) => decisionLinks(publicUrl, requestId, hiddenToken),
    keep: async () => undefined,
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
function decisionLinksFor(
  { now, publicUrl }: Services,
  organizationId: string,
  userId: string,
  requestId: string,
): { readonly link: NewMailLink; readonly links: DecisionLinks } {
  const { token, hash } = issueToken(organizationId);
  const at = now();
  const expiresAt = new Date(decisionLinkEnd(at.getTime()));
  return {
    link: { id: randomUUID(), tokenHash: hash, userId, requestId, kind: null, createdAt: at, expiresAt },
    links: decisionLinks(publicUrl, requestId, token),
  };
}

function unsubscribeLinkFor(
  { now, publicUrl }: Services,
  organizationId: string,
  userId: string,
  kind: StoppableMail,
): { readonly link: NewMailLink; readonly url: string } {
  const { token, hash } = issueToken(organizationId);
  const at = now();
  const expiresAt = new Date(unsubscribeLinkEnd(at.getTime()));
  return {
    link: { id: randomUUID(), tokenHash: hash, userId, requestId: null, kind, createdAt: at, expiresAt },
    url: unsubscribeLink(publicUrl, token),
  };
}

export async function issueUnsubscribeLink(
  tx: TenantTransaction,
  services: Services,
  userId: string,
  kind: StoppableMail,
): Promise<string> {
  const { link, url } = unsubscribeLinkFor(services, tx.organizationId, userId, kind);
  await insertMailLinks(tx, [link]);
  return url;
}
