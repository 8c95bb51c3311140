import type { TenantTransaction } from './database.ts';
import { channelPosts } from './schema/channel-posts.ts';

/** Of several who want to post the same thing, one does. False for what is somebody else's to post, or is posted. */
export async function claimChannelPost(
  tx: TenantTransaction,
  connectionId: string,
  about: string,
  claimedAt: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(channelPosts)
    .values({ organizationId: tx.organizationId, connectionId, about, claimedAt })
    .onConflictDoNothing()
    .returning({ about: channelPosts.about });
  return claimed.length > 0;
}
