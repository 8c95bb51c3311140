import { and, eq, gt, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { mailLinks } from './schema/notifications.ts';
import { organizations } from './schema/people.ts';

export type MailLink = typeof mailLinks.$inferSelect;

export type NewMailLink = Omit<MailLink, 'organizationId' | 'usedAt'>;

const insertion = {
  name: 'insert-mail-links',
  text: `insert into mail_links (organization_id, id, token_hash, user_id, request_id, kind, created_at, expires_at)
    select $1, id, decode("tokenHash", 'hex'), "userId", "requestId", kind, "createdAt", "expiresAt"
    from json_to_recordset($2) as row (id uuid, "tokenHash" text, "userId" uuid, "requestId" uuid, kind text,
      "createdAt" timestamptz, "expiresAt" timestamptz)`,
};

/** Those of one mail, in one statement. */
export async function insertMailLinks(tx: TenantTransaction, links: readonly NewMailLink[]): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map((link) => ({ ...link, tokenHash: link.tokenHash.toString('hex') }));
  await tx.ask(insertion, [tx.organizationId, JSON.stringify(rows)]);
}

/** Used ones too: they still show what became of the request. Null when unknown, too old, or of a company that is being closed (V20). */
export async function findMailLink(
  tx: TenantTransaction,
  tokenHash: Buffer,
  at: Date,
): Promise<MailLink | null> {
  const [found] = await tx
    .select()
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.tokenHash, tokenHash),
        gt(mailLinks.expiresAt, at),
        notExists(
          tx.select({ id: organizations.id }).from(organizations).where(isNotNull(organizations.closesAt)),
        ),
      ),
    );
  return found ?? null;
}

/** False when it was used already: of two at once, one waits for the other and then finds it used. */
export async function consumeMailLink(tx: TenantTransaction, id: string, at: Date): Promise<boolean> {
  const used = await tx
    .update(mailLinks)
    .set({ usedAt: at })
    .where(and(eq(mailLinks.id, id), isNull(mailLinks.usedAt)))
    .returning({ id: mailLinks.id });
  return used.length > 0;
}

export async function deleteMailLinksOf(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
}

export async function deleteEveryMailLink(tx: TenantTransaction): Promise<void> {
  await tx.delete(mailLinks);
}
