import { choiceFor, kindsFor } from '#domain/notifications/choices.ts';
import {
  CHOICES_OF_KIND,
  type NotificationChoice,
  type NotificationKind,
} from '#domain/notifications/notification-kind.ts';
import type { Acting } from '#server/actions/actor.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listChoicesOf, setChoices } from '#server/store/notification-choices.ts';

export interface OfferedChoice {
  readonly kind: NotificationKind;
  readonly choice: NotificationChoice;
  readonly choices: readonly NotificationChoice[];
}

export async function listChoices({ database }: Services, actor: Acting): Promise<OfferedChoice[]> {
  return database.inOrganization(actor.organizationId, (tx) => offered(tx, actor));
}

export async function choose(
  { database }: Services,
  actor: Acting,
  kind: NotificationKind,
  choice: NotificationChoice,
): Promise<OfferedChoice[]> {
  const allowed: readonly NotificationChoice[] = CHOICES_OF_KIND[kind];
  if (!kindsFor(actor).includes(kind))
    throw new Failure('validation_failed', { fields: { kind: 'invalid' } });
  if (!allowed.includes(choice)) throw new Failure('validation_failed', { fields: { choice: 'invalid' } });
  return database.inOrganization(actor.organizationId, async (tx) => {
    await setChoices(tx, [{ userId: actor.id, kind, choice }]);
    return offered(tx, actor);
  });
}

async function offered(tx: TenantTransaction, actor: Acting): Promise<OfferedChoice[]> {
  const chosen = await listChoicesOf(tx, actor.id);
  return kindsFor(actor).map((kind) => ({
    kind,
    choice: choiceFor(kind, chosen),
    choices: CHOICES_OF_KIND[kind],
  }));
}
