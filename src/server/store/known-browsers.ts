import { and, eq, inArray } from 'drizzle-orm';
import type { TenantTransaction } from './database.ts';
import { knownBrowsers } from './schema/passkeys.ts';

export interface EarlierLogins {
  readonly withAny: boolean;
  readonly withThisBrowser: Date | null;
}

export async function findEarlierLogins(
  tx: TenantTransaction,
  userId: string,
  browserHash: Buffer | null,
): Promise<EarlierLogins> {
  const known = await tx.select().from(knownBrowsers).where(eq(knownBrowsers.userId, userId));
  const same = browserHash && known.find((one) => one.browserHash.equals(browserHash));
  return { withAny: known.length > 0, withThisBrowser: same ? same.lastLoginAt : null };
}

export async function noteBrowser(
  tx: TenantTransaction,
  userId: string,
  browserHash: Buffer,
  lastLoginAt: Date,
): Promise<void> {
  const { organizationId } = tx;
  await tx
    .insert(knownBrowsers)
    .values({ organizationId, userId, browserHash, lastLoginAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.organizationId, knownBrowsers.userId, knownBrowsers.browserHash],
      set: { lastLoginAt },
    });
}

interface WithBrowser {
  readonly browserHash: Buffer | null;
}

/** I16: those that these sessions were opened with, but never the one that the person sits at. */
export async function forgetBrowsersOf(
  tx: TenantTransaction,
  userId: string,
  ended: readonly WithBrowser[],
  here: WithBrowser | null,
): Promise<void> {
  const gone = ended.flatMap(({ browserHash }) =>
    browserHash === null || here?.browserHash?.equals(browserHash) ? [] : [browserHash],
  );
  if (gone.length === 0) return;
  await tx
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.browserHash, gone)));
}

export async function deleteKnownBrowsers(tx: TenantTransaction, userId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
