import { readTypedCode } from '#domain/access/second-factor.ts';
import type { SessionActor, SessionStanding } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { confirmApp, countRecoveryCodes, findApp, setPendingApp } from '#server/store/second-factors.ts';
import { newAppSecret, stepOfCode } from './app-secret.ts';
import { makeCodes } from './recovery-codes.ts';

/**
 * I36: who has a passkey that the organisation asks for and did not use it comes from the mailbox alone. Were that enough
 * to set up an app, the mailbox would be both factors.
 */
function refuseUngivenFactor(standing: SessionStanding | undefined): void {
  if (standing?.enrolling && !standing.mailboxProves) throw new Failure('passkey_needed');
}

/** A secret for the app, told this once. Nothing is asked for it until a code has shown that the app has it. */
export async function startApp(
  services: Services,
  { organizationId, id: userId, email, standing }: SessionActor,
): Promise<{ readonly secret: string; readonly address: string }> {
  refuseUngivenFactor(standing);
  const { database, messenger, now } = services;
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
  const { sealed, written, address } = newAppSecret(services, { organizationId, userId }, email);
  await database.inOrganization(organizationId, (tx) => setPendingApp(tx, userId, sealed, now()));
  return { secret: written, address };
}

/** The codes for the day on which the phone is lost come with the first app; later ones leave them as they are. */
export async function finishApp(services: Services, actor: SessionActor, typed: string): Promise<string[]> {
  const { organizationId, id: userId, name } = actor;
  refuseUngivenFactor(actor.standing);
  const at = services.now();
  return services.database.inOrganization(organizationId, async (tx) => {
    const app = await findApp(tx, userId);
    if (!app?.pendingSecret) throw new Failure('not_found');
    const read = readTypedCode(typed);
    const step =
      read?.kind === 'digits'
        ? stepOfCode(services, { organizationId, userId }, app.pendingSecret, read.code, null, at)
        : null;
    // The secret is on the person's own screen: there is nothing to guess, and nothing to count.
    if (step === null) throw new Failure('code_wrong');
    await confirmApp(tx, userId, app.pendingSecret, step, at);
    await record(tx, actor, at, {
      action: 'second-factor.on',
      subject: { kind: 'user', id: userId, name },
    });
    return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeCodes(tx, userId, at);
  });
}
