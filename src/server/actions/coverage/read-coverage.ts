import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listBlackouts, listMinimums, type NamedBlackout, type NamedTeam } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTeamSizes } from '#server/store/teams.ts';
import { countSeats } from '#server/store/users.ts';

export type { NamedBlackout, NamedTeam };

export interface CoverageOfTeam {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly minimum: number | null;
  readonly people: number;
}

export interface Coverage {
  readonly minimum: number | null;
  readonly people: number;
  readonly teams: readonly CoverageOfTeam[];
  readonly blackouts: readonly NamedBlackout[];
}

type Reader = Pick<SessionActor, 'id' | 'role' | 'organizationId' | 'key'>;

export async function readCoverage({ database }: Services, actor: Reader): Promise<Coverage> {
  return database.inOrganization(actor.organizationId, (tx) => coverageFor(tx, actor));
}

/** Of teams that the reader may not see, nothing: their names alone could tell something. */
export async function coverageFor(tx: TenantTransaction, reader: Reader): Promise<Coverage> {
  const teams = (await listTeamSizes(tx, reader.id)).filter(({ own }) => can(reader, 'team.read', { own }));
  const minimums = new Map((await listMinimums(tx)).map(({ teamId, people }) => [teamId, people]));
  const { users, invitations } = await countSeats(tx);
  const blackouts = await listBlackouts(tx);
  const named = new Map(teams.map(({ id, name }) => [id, { id, name }]));
  return {
    minimum: minimums.get(null) ?? null,
    people: users + invitations,
    teams: teams.map(({ id, name, color, people }) => {
      return { id, name, color, minimum: minimums.get(id) ?? null, people };
    }),
    blackouts: blackouts.flatMap((blackout): NamedBlackout[] => {
      if (blackout.teamId === null) return [{ ...blackout, team: null }];
      const team = named.get(blackout.teamId);
      return team ? [{ ...blackout, team }] : [];
    }),
  };
}
