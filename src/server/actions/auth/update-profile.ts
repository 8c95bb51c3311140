import { can } from '#domain/access/can.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findUser, setUserName } from '#server/store/users.ts';

export async function updateProfile(
  { database, now }: Services,
  actor: SessionActor,
  name: string,
): Promise<SessionActor> {
  if (!can(actor, 'profile.edit', actor)) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const person = await findUser(tx, actor.id);
    if (!person) throw new Failure('unauthenticated');
    if (person.name !== name) {
      await setUserName(tx, actor.id, name);
      await record(tx, { ...actor, name }, now(), {
        action: 'user.renamed',
        subject: { kind: 'user', id: actor.id, name },
        details: { name: [person.name, name] },
      });
    }
    return { ...actor, name };
  });
}
