import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import type { Services } from '#server/services.ts';
import { listBlackouts, listMinimums, type NamedBlackout, type NamedTeam } from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listTeamRows, type StaffedTeam } from '#server/store/teams.ts';
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
  const teams = (await listTeamRows(tx)).filter((team) =>
    can(reader, 'team.read', { own: belongsTo(team, reader.id) }),
  );
  const minimums = await listMinimums(tx);
  const minimumOf = (id: string | null) => minimums.find(({ teamId }) => teamId === id)?.people ?? null;
  const { users, invitations } = await countSeats(tx);
  const blackouts = await listBlackouts(tx);
  return {
    minimum: minimumOf(null),
    people: users + invitations,
    teams: teams.map((team) => ({
      id: team.id,
      name: team.name,
      color: team.color,
      minimum: minimumOf(team.id),
      people: peopleOf(team).size,
    })),
    blackouts: blackouts.flatMap((blackout): NamedBlackout[] => {
      if (blackout.teamId === null) return [{ ...blackout, team: null }];
      const team = teams.find(({ id }) => id === blackout.teamId);
      return team ? [{ ...blackout, team: { id: team.id, name: team.name } }] : [];
    }),
  };
}

function belongsTo(team: StaffedTeam, userId: string): boolean {
  return peopleOf(team).has(userId);
}

/** K2: a team is its members and its manager. */
function peopleOf({ members, managerId }: StaffedTeam): Set<string> {
  return new Set([...members.map(({ id }) => id), ...(managerId === null ? [] : [managerId])]);
}
