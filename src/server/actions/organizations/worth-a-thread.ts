import type { Services } from '#server/services.ts';
import { hasMoreLinesThan, isLargerThan, type Size } from '#server/store/organization-size.ts';
import type { ThreadPool } from '#server/threads/pool.ts';

/**
 * What is counted within the time that the main thread may take; a thread would only cost its start. Few people may
 * have many rows between them, and it is the rows that are counted.
 */
const few: Size = { people: 12, rows: 2_000 };

/** For what is asked all day, and is small for each person. */
const crowd: Size = { people: 100, rows: 20_000 };

/** Of one person: ten years of an ordinary life. */
const fewLines = 1_000;

/** Whether what is counted for everyone is counted for many. */
export function isLarge({ database }: Services, organizationId: string): Promise<boolean> {
  return isLargerThan(database, organizationId, few);
}

export function isCrowd({ database }: Services, organizationId: string): Promise<boolean> {
  return isLargerThan(database, organizationId, crowd);
}

/** Whether what is counted for one person is counted for long. */
export function hasLongHistory(
  { database }: Services,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  return hasMoreLinesThan(database, organizationId, userId, fewLines);
}

/** The threads for what is done by itself in proportion to the organisation; null where the main one does it as well. */
export async function threadsOf(services: Services, organizationId: string): Promise<ThreadPool | null> {
  const { threads } = services;
  return threads && (await isLarge(services, organizationId)) ? threads : null;
}
