import { can } from '#domain/access/can.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { refuseTooMany } from '#server/actions/teams/refuse-too-many.ts';
import { peopleNamed } from '#server/actions/users/people-named.ts';
import { resendInvitation } from '#server/actions/users/resend-invitation.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { deleteMembershipsIn, findTeam, insertTeamMembers, listTeamsOf } from '#server/store/teams.ts';
import { findUser, type User } from '#server/store/users.ts';

export type BulkDeed =
  | { readonly kind: 'invite-again' }
  | { readonly kind: 'join-team' | 'move-to-team'; readonly teamId: string };

export interface DonePerson {
  readonly id: string;
  readonly name: string;
  /** Why it was not done. */
  readonly failure: Failure | null;
}

/** One thing to several people, each as if alone: what one is refused keeps it from nobody else. */
export async function actOnPeople(
  services: Services,
  actor: Acting,
  userIds: readonly string[],
  deed: BulkDeed,
): Promise<DonePerson[]> {
  const { database } = services;
  const capability = deed.kind === 'invite-again' ? 'user.resend-invitation' : 'team.manage';
  if (!can(actor, capability)) throw new Failure('forbidden');
  const people = await database.inOrganization(actor.organizationId, async (tx) => {
    if (deed.kind !== 'invite-again' && !(await findTeam(tx, deed.teamId))) throw new Failure('not_found');
    return peopleNamed(tx, userIds);
  });
  const done: DonePerson[] = [];
  // In one order everywhere, as whoever else holds several people.
  for (const { id, name } of people.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    done.push({ id, name, failure: await attempt(() => act(services, actor, id, deed)) });
  }
  return done;
}

async function attempt(work: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

async function act(services: Services, actor: Acting, userId: string, deed: BulkDeed): Promise<void> {
  if (deed.kind === 'invite-again') {
    await resendInvitation(services, actor, userId);
    return;
  }
  const { database, now } = services;
  await database.inOrganization(actor.organizationId, async (tx) => {
    await lockOrganization(tx);
    const person = await findUser(tx, userId);
    if (!person) throw new Failure('not_found');
    if (deed.kind === 'move-to-team') await leaveOthers(tx, actor, person, deed.teamId, now());
    await join(tx, actor, person, deed.teamId, now());
    await refuseTooMany(tx, { teams: 0, memberships: deed.kind === 'join-team' ? 1 : 0 });
  });
}

async function join(
  tx: TenantTransaction,
  actor: Acting,
  { id, name }: User,
  teamId: string,
  at: Date,
): Promise<void> {
  const team = await findTeam(tx, teamId);
  if (!team) throw new Failure('not_found');
  if (team.manager?.id === id || team.members.some((member) => member.id === id)) return;
  await insertTeamMembers(tx, teamId, [id]);
  await record(tx, actor, at, {
    action: 'team.members_changed',
    subject: { kind: 'team', id: teamId, name: team.name },
    details: { added: [name], removed: [] },
  });
}

/** Whoever leads a team goes on leading it. */
async function leaveOthers(
  tx: TenantTransaction,
  actor: Acting,
  { id, name }: User,
  teamId: string,
  at: Date,
): Promise<void> {
  const others = (await listTeamsOf(tx, id)).filter(
    (team) => team.id !== teamId && team.members.some((member) => member.id === id),
  );
  const left = others.map((team) => team.id);
  await deleteMembershipsIn(tx, left, id);
  const deeds = others.map((team) => ({
    action: 'team.members_changed' as const,
    subject: { kind: 'team' as const, id: team.id, name: team.name },
    details: { added: [], removed: [name] },
  }));
  await record(tx, actor, at, ...deeds);
}
