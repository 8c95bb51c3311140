import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { hasConfirmedApp } from '#server/store/second-factors.ts';
import { forgetFactors } from './forget-factors.ts';

/** Trusted devices and recovery codes go with it: there is nothing left that they could stand for. */
export async function turnOffApp({ database, now }: Services, actor: SessionActor): Promise<void> {
  const { organizationId, id, name } = actor;
  await database.inOrganization(organizationId, async (tx) => {
    if (!(await hasConfirmedApp(tx, id))) throw new Failure('not_found');
    await forgetFactors(tx, id);
    await record(tx, actor, now(), {
      action: 'second-factor.off',
      subject: { kind: 'user', id, name },
    });
  });
}
