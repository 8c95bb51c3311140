import { randomUUID } from 'node:crypto';
import type { OutsideProvider } from '#domain/connections/outside-connection.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  deleteOutsideConnection,
  findConnectionWith,
  insertOutsideConnection,
} from '#server/store/connections.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { justMade } from './just-made.ts';

export interface OwnLink {
  readonly provider: OutsideProvider;
  readonly label: string;
  /** As the log says it. */
  readonly recordedAs: string;
  /** Whom the provider says it is: one person here at most. */
  readonly externalId: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** N17, N27: links somebody's account in a program that the company connected; a link of before makes room. */
export async function keepOwnLink(
  { database, now }: Services,
  actor: SessionActor,
  { provider, label, recordedAs, externalId, choices = {} }: OwnLink,
): Promise<void> {
  await database
    .inOrganization(actor.organizationId, async (tx) => {
      const at = now();
      const before = await findConnectionWith(tx, provider, actor.id);
      if (before) await deleteOutsideConnection(tx, before.id);
      await insertOutsideConnection(tx, {
        id: randomUUID(),
        provider,
        ownerUserId: actor.id,
        renewingUntil: null,
        ...justMade(actor, at),
        label: label.slice(0, 200),
        externalId,
        tokens: null,
        scopes: [],
        choices,
      });
      await record(tx, actor, at, {
        action: 'connection.made',
        subject: { kind: 'user', id: actor.id, name: actor.name },
        details: { provider, owner: 'own', label: recordedAs.slice(0, 200) },
      });
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'connections_one_person') throw new Failure('connection_taken');
      throw error;
    });
}
