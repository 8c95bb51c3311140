import { randomUUID } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import type { BlackoutPeriod } from '#domain/coverage/blackout.ts';
import type { PresenceMinimum } from '#domain/coverage/minimum.ts';
import type { Question } from './answers.ts';
import type { TenantTransaction } from './database.ts';
import type { JsonParts } from './json-shape.ts';
import { blackoutPeriods, presenceMinimums } from './schema/coverage.ts';
import { storedDayOf } from './schema/day.ts';

/** The team that something is about; null for the whole organisation. */
export type NamedTeam = { readonly id: string; readonly name: string } | null;
export type NamedMinimum = PresenceMinimum & { readonly team: NamedTeam };
export type NamedBlackout = BlackoutPeriod & { readonly team: NamedTeam };

/** What of it holds for one person: of the organisation, and of the teams they belong to or lead. */
export interface PersonCoverage {
  readonly minimums: readonly NamedMinimum[];
  readonly blackouts: readonly NamedBlackout[];
}

/** Of the whole organisation, as it is read with every request that is filed or decided: most have none. */
export interface WrittenCoverage {
  readonly minimums: readonly PresenceMinimum[];
  readonly blackouts: readonly BlackoutPeriod[];
}

/** Parts of a statement of the caller's. Whose teams they are about is asked only where there are some. */
export const writtenMinimums = `(
  select coalesce(json_agg(json_build_object('teamId', m.team_id, 'people', m.people)), '[]')
  from presence_minimums m)`;
export const writtenBlackouts = `(
  select coalesce(json_agg(json_build_object('id', b.id, 'teamId', b.team_id, 'name', b.name, 'start', ${storedDayOf('b.starts_on')},
    'end', ${storedDayOf('b.ends_on')}, 'reason', b.reason)), '[]')
  from blackout_periods b)`;

export const coverageShape: { readonly [Part in keyof WrittenCoverage]: JsonParts<WrittenCoverage[Part]> } = {
  minimums: [{ teamId: 'string', people: 'number' }],
  blackouts: [
    { id: 'string', teamId: 'string', name: 'string', start: 'string', end: 'string', reason: 'string' },
  ],
};

const teamsOfPerson: Question<{ id: string; name: string }> = {
  name: 'teams-of-person',
  columns: { id: 'uuid', name: 'text' },
  text: `select id, name from teams where manager_id = $1
    or id in (select team_id from team_members where user_id = $1)`,
};

export async function coverageOfPerson(
  tx: TenantTransaction,
  userId: string,
  { minimums, blackouts }: WrittenCoverage,
): Promise<PersonCoverage> {
  const isOfTeams = [...minimums, ...blackouts].some(({ teamId }) => teamId !== null);
  const teams = isOfTeams ? await tx.ask(teamsOfPerson, [userId]) : [];
  const concerning = <One extends { readonly teamId: string | null }>(list: readonly One[]) =>
    list.flatMap((one) => {
      const team = teams.find(({ id }) => id === one.teamId) ?? null;
      return one.teamId === null || team ? [{ ...one, team }] : [];
    });
  return { minimums: concerning(minimums), blackouts: concerning(blackouts) };
}

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

export async function deleteBlackoutRow(tx: TenantTransaction, id: string): Promise<void> {
  await tx.delete(blackoutPeriods).where(eq(blackoutPeriods.id, id));
}
