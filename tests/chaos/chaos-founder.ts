import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { TestPerson } from '#tests/support/organizations.ts';
import type { RelacheProcess } from '#tests/support/relache-process.ts';
import type { Random } from '#tests/support/seeded-random.ts';

/** An act that was acknowledged and that the audit log must tell of. */
export interface AcknowledgedAct {
  readonly action: 'team.created' | 'team.updated';
  readonly teamId: string;
  readonly name: string;
}

/** The admin, who sets up teams and renames them: acts that are written down in the audit log. */
export async function foundTeamsUntil(
  isOver: () => boolean,
  admin: TestPerson,
  servers: () => readonly RelacheProcess[],
  random: Random,
): Promise<AcknowledgedAct[]> {
  const acts: AcknowledgedAct[] = [];
  while (!isOver()) {
    await pause(random.below(600));
    const [server] = servers().length > 0 ? [random.pick(servers())] : [];
    const known = acts.at(-1);
    const name = `Équipe ${randomUUID()}`;
    const create = !known || random.chance(0.5);
    const options = { token: admin.token, body: { name } };
    const asked = create
      ? server?.call('POST', '/teams', options)
      : server?.call('PUT', `/teams/${known.teamId}`, options);
    const answer = await asked?.catch(() => undefined);
    if (answer?.status !== 200) continue;
    const teamId: string = create ? answer.json.id : (known?.teamId ?? '');
    acts.push({ action: create ? 'team.created' : 'team.updated', teamId, name });
  }
  return acts;
}

/** Acts that were acknowledged and have no line, or whose team is not there. */
export async function findUnauditedActs(owner: Pool, acts: readonly AcknowledgedAct[]): Promise<string[]> {
  const { rows } = await owner.query<{ action: string; subject_id: string; subject_name: string }>(
    'select action, subject_id, subject_name from audit_log',
  );
  const { rows: teams } = await owner.query<{ id: string }>('select id from teams');
  const lines = new Set(rows.map((row) => `${row.action} ${row.subject_id} ${row.subject_name}`));
  const known = new Set(teams.map(({ id }) => id));
  return acts.flatMap(({ action, teamId, name }) => [
    ...(lines.has(`${action} ${teamId} ${name}`) ? [] : [`no line for ${action} of ${name}`]),
    ...(known.has(teamId) ? [] : [`no team ${teamId}`]),
  ]);
}
