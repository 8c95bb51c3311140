import { randomInt } from 'node:crypto';
import { appCodeDigits, mailCodeEnd } from '#domain/access/second-factor.ts';
import { composeMail } from '#server/mail/compose.ts';
import { messageIdHost } from '#server/mail/mailer.ts';
import { ProofCodeMail } from '#server/mail/templates/proof-code.tsx';
import type { Services } from '#server/services.ts';
import { setMailCode } from '#server/store/login-tickets.ts';
import { findSession } from '#server/store/sessions.ts';
import { findUser } from '#server/store/users.ts';
import { mailsIn } from '#words/written.ts';
import { mailCodeHash } from './check-code.ts';

type ProofCodeJob = {
  readonly organizationId: string;
  readonly userId: string;
  readonly sessionId: string;
};

/** The digits are made here and not by the call, so that no plain code is ever stored. */
export async function sendProofCode(
  { database, mailer, publicUrl, now }: Services,
  { organizationId, userId, sessionId }: ProofCodeJob,
): Promise<void> {
  const code = String(randomInt(10 ** appCodeDigits)).padStart(appCodeDigits, '0');
  const at = now();
  const user = await database.inOrganization(organizationId, async (tx) => {
    const session = await findSession(tx, sessionId);
    const found = session?.userId === userId ? await findUser(tx, userId) : null;
    if (!found) return null;
    const expiresAt = new Date(mailCodeEnd(at.getTime()));
    await setMailCode(tx, { sessionId, userId, codeHash: mailCodeHash(sessionId, code), expiresAt });
    return found;
  });
  if (!user) return;
  const { language, name, email } = user;
  await mailer.send(
    composeMail(
      {
        messageId: `<proof-code.${sessionId}.${at.getTime()}@${messageIdHost(publicUrl)}>`,
        to: { name, address: email },
        subject: mailsIn(language).proofCode.subject,
      },
      ProofCodeMail({ language, publicUrl, name, code }),
    ),
  );
}
