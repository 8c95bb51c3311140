import { record } from '#server/actions/audit-log/record.ts';
import { enqueue } from '#server/actions/enqueue.ts';
import { type Mailer, RecipientRefused } from '#server/mail/mailer.ts';
import type { Services } from '#server/services.ts';
import { listAuditEntries } from '#server/store/audit-log.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findUserByEmail, markMailRefused, noteDelivery } from '#server/store/users.ts';

type Parts = Pick<Services, 'database' | 'now' | 'log'>;

/** Remembers which addresses refuse mails for good, and forgets it as soon as one arrives. */
export function watchDeliveries(mailer: Mailer, parts: Parts): Mailer {
  // The mail has left: whatever goes wrong here must not send it again.
  const note = (address: string): Promise<void> =>
    noteDelivery(parts.database, address).catch(({ message }: Error) =>
      parts.log.warn({ reason: message }, 'a delivery was not noted'),
    );
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        if (error instanceof RecipientRefused) await noteRefusal(parts, mail.to.address);
        throw error;
      }
      if (mail.arrivalIsNews !== false) await note(mail.to.address);
    },
    rehearse: async (mail) => {
      await mailer.rehearse(mail);
      await note(mail.to.address);
    },
    check: () => mailer.check(),
    close: () => mailer.close(),
  };
}

/** Addresses of visitors belong to nobody: their mails just end. */
async function noteRefusal({ database, now }: Parts, address: string): Promise<void> {
  const found = await database.atGate((tx) => findUserByEmail(tx, address));
  if (!found) return;
  const { organizationId, userId } = found;
  await database.inOrganization(organizationId, async (tx) => {
    const marked = await markMailRefused(tx, userId, now());
    if (!marked) return;
    const subject = { kind: 'user', id: userId, name: marked.name } as const;
    await record(tx, null, now(), { action: 'user.mail_refused', subject });
    const inviterId = await inviterOf(tx, userId);
    if (inviterId) await enqueue(tx, 'send-refusal-notice', { organizationId, userId, inviterId });
  });
}

async function inviterOf(tx: TenantTransaction, userId: string): Promise<string | null> {
  for (const action of ['user.invitation_resent', 'user.invited'] as const) {
    const [entry] = await listAuditEntries(tx, { action, subjectId: userId }, 1);
    if (entry?.actorId) return entry.actorId;
  }
  return null;
}
