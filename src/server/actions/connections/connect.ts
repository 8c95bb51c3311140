import { randomUUID } from 'node:crypto';
import { connectionsReturn } from '#contract/connections.ts';
import { isCalendarProvider } from '#domain/connections/away-event.ts';
import {
  type ConnectionOwner,
  type OutsideProvider,
  outsideAttemptEnd,
} from '#domain/connections/outside-connection.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { requireProven } from '#server/actions/organizations/require-proven.ts';
import { noteWriters } from '#server/connections/note-writers.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { ProviderGrant } from '#server/connections/provider-protocol.ts';
import { openChecks, sealChecks, sealTokens } from '#server/connections/token-box.ts';
import { Failure } from '#server/failure.ts';
import type { Origin, Services } from '#server/services.ts';
import { enqueueAwayNote } from '#server/store/away-notes.ts';
import {
  type ConnectionAttempt,
  deleteOutsideConnection,
  findConnectionWith,
  insertConnectionAttempt,
  insertOutsideConnection,
  takeConnectionAttempt,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';
import { hashSecret, issueToken, readToken } from '#server/token.ts';
import { justMade } from './just-made.ts';
import { keepCompanyCalendarsOf } from './keep-company-calendars.ts';
import { keepWholeCalendar } from './keep-whole-calendar.ts';
import { mayHoldConnection, requirePlace, requireProtocol } from './may-connect.ts';

export const connectionsReturnAddress = ({ publicUrl }: Services): string =>
  `${publicUrl}${connectionsReturn}`;

/** N11: sends the browser to the provider. What comes back is taken from this person in this browser alone. */
export async function beginConnection(
  services: Services,
  actor: SessionActor,
  asked: { readonly provider: OutsideProvider; readonly owner: ConnectionOwner },
  origin: Origin & { readonly browser: string },
): Promise<string> {
  const { provider, owner } = asked;
  if (!mayHoldConnection(actor, owner)) throw new Failure('forbidden');
  const protocol = requireProtocol(services, provider, owner);
  const { database, messenger, now } = services;
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
  const { organizationId } = actor;
  await database.inOrganization(organizationId, requireProven);
  const { token: state, hash } = issueToken(organizationId);
  const returnAddress = connectionsReturnAddress(services);
  const place = await database.inOrganization(organizationId, (tx) => requirePlace(tx, protocol));
  const before = await database.inOrganization(organizationId, (tx) =>
    findConnectionWith(tx, provider, owner === 'own' ? actor.id : null),
  );
  const replies = before?.choices.replies !== undefined;
  const { url, checks } = await protocol.begin(services, { owner, state, returnAddress, place, replies });
  const id = randomUUID();
  const at = now();
  await database.inOrganization(organizationId, (tx) =>
    insertConnectionAttempt(tx, {
      id,
      provider,
      owner,
      userId: actor.id,
      stateHash: hash,
      browserHash: hashSecret(origin.browser),
      checks: sealChecks(messenger.secrets, { organizationId, id }, checks),
      createdAt: at,
      expiresAt: new Date(outsideAttemptEnd(at.getTime())),
    }),
  );
  return url;
}

/** The answer counts once, for ten minutes. It is kept as this person's, or as the company's if they may still say so. */
export async function finishConnection(
  services: Services,
  actor: SessionActor,
  answer: string,
  origin: Origin,
): Promise<ConnectionAttempt> {
  const { database, messenger, now } = services;
  const query = new URLSearchParams(answer);
  const read = readToken(query.get('state') ?? '');
  if (!read || read.organizationId !== actor.organizationId || !origin.browser)
    throw new Failure('connection_refused');
  const taken = { stateHash: read.hash, browserHash: hashSecret(origin.browser), userId: actor.id };
  const attempt = await database.inOrganization(actor.organizationId, (tx) =>
    takeConnectionAttempt(tx, taken, now()),
  );
  if (!attempt) throw new Failure('connection_refused');
  const { provider, owner } = attempt;
  if (!mayHoldConnection(actor, owner)) throw new Failure('forbidden');
  const protocol = requireProtocol(services, provider, owner);
  const checks = openChecks(messenger.secrets, attempt, attempt.checks);
  if (!checks) throw new Failure('connection_refused');
  const returnAddress = connectionsReturnAddress(services);
  const place = await database.inOrganization(actor.organizationId, (tx) => requirePlace(tx, protocol));
  let grant: ProviderGrant;
  try {
    grant = await protocol.finish(services, { owner, checks, query, returnAddress, place });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    const { trouble, code } = error;
    services.log.warn({ provider, owner, trouble, code }, 'a provider granted nothing');
    throw new Failure('connection_refused', {}, { cause: error });
  }
  await database
    .inOrganization(actor.organizationId, (tx) => keepGrant(services, tx, actor, attempt, grant))
    .catch((error: unknown) => {
      const violated = violatedConstraint(error);
      if (violated === 'connections_one_place' || violated === 'connections_one_person')
        throw new Failure('connection_taken');
      throw error;
    });
  return attempt;
}

/** What is connected anew keeps what was chosen for it, unless it leads elsewhere now. */
async function keepGrant(
  { messenger, now }: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  { provider, owner }: Pick<ConnectionAttempt, 'provider' | 'owner'>,
  { externalId, label, tokens, scopes }: ProviderGrant,
): Promise<void> {
  await lockOrganization(tx);
  await requireProven(tx);
  const at = now();
  const ownerUserId = owner === 'own' ? actor.id : null;
  const before = await findConnectionWith(tx, provider, ownerUserId);
  const isSame = before?.externalId === externalId;
  if (before && !isSame) await deleteOutsideConnection(tx, before.id);
  const id = before && isSame ? before.id : randomUUID();
  const kept = {
    ...justMade(actor, at),
    label,
    externalId,
    tokens: sealTokens(messenger.secrets, { organizationId: tx.organizationId, id }, tokens),
    // Whoever is renewing what was there before brings tokens of another consent.
    renewingUntil: null,
    scopes: [...scopes],
  };
  if (before && isSame) await updateOutsideConnection(tx, id, kept);
  else await insertOutsideConnection(tx, { id, provider, ownerUserId, choices: {}, ...kept });
  if (isCalendarProvider(provider) && ownerUserId !== null) {
    await keepWholeCalendar(tx, id, ownerUserId, at);
    await keepCompanyCalendarsOf(tx, ownerUserId, at);
  }
  if (noteWriters[provider] && ownerUserId !== null) await enqueueAwayNote(tx, id);
  await record(tx, actor, at, {
    action: 'connection.made',
    subject: { kind: 'user', id: actor.id, name: actor.name },
    details: { provider, owner, label },
  });
}
