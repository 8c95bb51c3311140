import { choiceFor, kindsFor } from '#domain/notifications/choices.ts';
import type { NotificationKind, StoppableMail } from '#domain/notifications/notification-kind.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findMailLink } from '#server/store/mail-links.ts';
import { listChoicesOf, setChoices } from '#server/store/notification-choices.ts';
import { findUser, type User } from '#server/store/users.ts';
import { readToken } from '#server/token.ts';

export interface StoppedMail {
  readonly email: string;
  readonly kind: StoppableMail;
  readonly stopped: boolean;
}

/** What the link of a mail would stop. Changes nothing. */
export async function showUnsubscribe(services: Services, token: string): Promise<StoppedMail> {
  return withLink(services, token, async (tx, user, kind) => {
    const running = await runningKinds(tx, user, kind);
    return { email: user.email, kind, stopped: running.length === 0 };
  });
}

/** As often as one likes: mail programs press the button themselves, and people press it again. */
export async function unsubscribe(services: Services, token: string): Promise<StoppedMail> {
  return withLink(services, token, async (tx, user, kind) => {
    const running = await runningKinds(tx, user, kind);
    const stopped = running.map((one) => ({ userId: user.id, kind: one, choice: 'none' }) as const);
    await setChoices(tx, stopped);
    return { email: user.email, kind, stopped: true };
  });
}

async function withLink<T>(
  { database, now }: Services,
  token: string,
  work: (tx: TenantTransaction, user: User, kind: StoppableMail) => Promise<T>,
): Promise<T> {
  const read = readToken(token);
  if (!read) throw new Failure('mail_link_invalid');
  return database.inOrganization(read.organizationId, async (tx) => {
    const link = await findMailLink(tx, read.hash, now());
    const user = link?.kind ? await findUser(tx, link.userId) : null;
    if (!link?.kind || !user) throw new Failure('mail_link_invalid');
    return work(tx, user, link.kind);
  });
}

/** The kinds that still come; the daily digest is made of all those chosen as daily. */
async function runningKinds(
  tx: TenantTransaction,
  user: User,
  kind: StoppableMail,
): Promise<NotificationKind[]> {
  const chosen = await listChoicesOf(tx, user.id);
  if (kind !== 'daily-digest') return choiceFor(kind, chosen) === 'none' ? [] : [kind];
  return kindsFor(user).filter((one) => choiceFor(one, chosen) === 'daily');
}
