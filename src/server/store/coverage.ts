import { randomUUID } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import type { BlackoutPeriod } from '#domain/coverage/blackout.ts';
import type { PresenceMinimum } from '#domain/coverage/minimum.ts';
import type { TenantTransaction } from './database.ts';
import { blackoutPeriods, presenceMinimums } from './schema/coverage.ts';

const ofTeam = (teamId: string | null) =>
  teamId === null ? isNull(presenceMinimums.teamId) : eq(presenceMinimums.teamId, teamId);

export async function listMinimums(tx: TenantTransaction): Promise<PresenceMinimum[]> {
  return tx
    .select({ teamId: presenceMinimums.teamId, people: presenceMinimums.people })
    .from(presenceMinimums);
}

export async function findMinimum(tx: TenantTransaction, teamId: string | null): Promise<number | null> {
  const [found] = await tx.select().from(presenceMinimums).where(ofTeam(teamId));
  return found?.people ?? null;
}

/** Null takes it away. */
export async function saveMinimum(
  tx: TenantTransaction,
  teamId: string | null,
  people: number | null,
): Promise<void> {
  await tx.delete(presenceMinimums).where(ofTeam(teamId));
  if (people === null) return;
  const row = { organizationId: tx.organizationId, id: randomUUID(), teamId, people };
  await tx.insert(presenceMinimums).values(row);
}

const period = {
  id: blackoutPeriods.id,
  teamId: blackoutPeriods.teamId,
  name: blackoutPeriods.name,
  start: blackoutPeriods.startsOn,
  end: blackoutPeriods.endsOn,
  reason: blackoutPeriods.reason,
};

/** In order of their first day. */
export async function listBlackouts(tx: TenantTransaction): Promise<BlackoutPeriod[]> {
  return tx
    .select(period)
    .from(blackoutPeriods)
    .orderBy(asc(blackoutPeriods.startsOn), asc(blackoutPeriods.endsOn), asc(blackoutPeriods.id));
}

export async function findBlackout(tx: TenantTransaction, id: string): Promise<BlackoutPeriod | null> {
  const [found] = await tx.select(period).from(blackoutPeriods).where(eq(blackoutPeriods.id, id));
  return found ?? null;
}

export async function insertBlackout(
  tx: TenantTransaction,
  { start, end, ...blackout }: BlackoutPeriod,
  at: Date,
): Promise<void> {
  const { organizationId } = tx;
  const days = { startsOn: start, endsOn: end };
  await tx.insert(blackoutPeriods).values({ ...blackout, ...days, organizationId, createdAt: at });
}

export async function setBlackout(
  tx: TenantTransaction,
  { id, start, end, ...blackout }: BlackoutPeriod,
): Promise<void> {
  await tx
    .update(blackoutPeriods)
    .set({ ...blackout, startsOn: start, endsOn: end })
    .where(eq(blackoutPeriods.id, id));
}

export async function deleteBlackout(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(blackoutPeriods).where(eq(blackoutPeriods.id, id));
}
