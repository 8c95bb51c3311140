import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { BlackoutPeriod } from '#domain/coverage/blackout.ts';
import type { Acting } from '#server/actions/actor.ts';
import { changesBetween, type Deed, record } from '#server/actions/audit-log/record.ts';
import { refuseFull } from '#server/actions/refuse-full.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  deleteBlackoutRow as drop,
  findBlackout,
  insertBlackout,
  type NamedBlackout,
  type NamedTeam,
  setBlackout,
} from '#server/store/coverage.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listLengths } from '#server/store/list-lengths.ts';
import { lockOrganization, type Organization } from '#server/store/organizations.ts';
import { findTeam } from '#server/store/teams.ts';

export interface BlackoutForm {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly teamId: string | null;
  readonly reason: string;
}

/** K3: of the organisation for some, of a team for others. */
export async function createBlackout(
  { database, now }: Services,
  actor: Acting,
  form: BlackoutForm,
): Promise<NamedBlackout> {
  refuseUnlessAllowed(actor, form.teamId);
  return database.inOrganization(actor.organizationId, async (tx) => {
    // Teams are not deleted meanwhile.
    const organization = await lockOrganization(tx);
    refuseFull('blackouts', await listLengths.blackouts(tx));
    const blackout = blackoutOf(randomUUID(), form);
    const team = await findTeamOf(tx, blackout);
    const at = now();
    await insertBlackout(tx, blackout, at);
    await record(tx, actor, at, {
      action: 'blackout.created',
      subject: subjectOf(organization, team),
      details: told(inWords(blackout, team)),
    });
    return { ...blackout, team };
  });
}

/** Whoever moves it from one to the other must be allowed both. */
export async function updateBlackout(
  { database, now }: Services,
  actor: Acting,
  id: string,
  form: BlackoutForm,
): Promise<NamedBlackout> {
  refuseUnlessAllowed(actor, form.teamId);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const before = await findBlackout(tx, id);
    if (!before) throw new Failure('not_found');
    refuseUnlessAllowed(actor, before.teamId);
    const after = blackoutOf(id, form);
    const team = await findTeamOf(tx, after);
    const teamBefore = await findTeamOf(tx, before);
    const changes = changesBetween(inWords(before, teamBefore), inWords(after, team));
    if (Object.keys(changes).length > 0 || before.teamId !== after.teamId) {
      await setBlackout(tx, after);
      await record(tx, actor, now(), {
        action: 'blackout.updated',
        subject: subjectOf(organization, team),
        details: { period: after.name, ...changes },
      });
    }
    return { ...after, team };
  });
}

export async function deleteBlackout({ database, now }: Services, actor: Acting, id: string): Promise<void> {
  if (!can(actor, 'coverage.set-for-team')) throw new Failure('forbidden');
  await database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const blackout = await findBlackout(tx, id);
    if (!blackout) throw new Failure('not_found');
    refuseUnlessAllowed(actor, blackout.teamId);
    await drop(tx, id);
    const team = await findTeamOf(tx, blackout);
    await record(tx, actor, now(), {
      action: 'blackout.deleted',
      subject: subjectOf(organization, team),
      details: told(inWords(blackout, team)),
    });
  });
}

function refuseUnlessAllowed(actor: Acting, teamId: string | null): void {
  if (!can(actor, teamId === null ? 'coverage.set' : 'coverage.set-for-team')) throw new Failure('forbidden');
}

/** The schema has checked that these days exist. */
function blackoutOf(id: string, { name, from, to, teamId, reason }: BlackoutForm): BlackoutPeriod {
  return { id, teamId, name, start: plainDate(from), end: plainDate(to), reason };
}

async function findTeamOf(tx: TenantTransaction, { teamId }: BlackoutPeriod): Promise<NamedTeam> {
  if (teamId === null) return null;
  const team = await findTeam(tx, teamId);
  if (!team) throw new Failure('not_found', { fields: { teamId: 'invalid' } });
  return { id: team.id, name: team.name };
}

function inWords({ name, start, end, reason }: BlackoutPeriod, team: NamedTeam) {
  return { period: name, from: start, to: end, team: team?.name ?? '', reason };
}

function told(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
}

function subjectOf({ id, name }: Organization, team: NamedTeam): Deed['subject'] {
  return team ? { kind: 'team', ...team } : { kind: 'organization', id, name };
}
