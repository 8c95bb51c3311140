import { randomUUID } from 'node:crypto';
import { can } from '#domain/access/can.ts';
import type { CompanyCalendarProvider } from '#domain/connections/away-event.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { isAddressProven } from '#server/actions/connections/company-mailbox.ts';
import { justMade } from '#server/actions/connections/just-made.ts';
import { keepEveryCompanyCalendar } from '#server/actions/connections/keep-company-calendars.ts';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import { providerProtocols } from '#server/connections/provider-protocols.ts';
import { sealTokens } from '#server/connections/token-box.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findConnectionWith,
  insertOutsideConnection,
  updateOutsideConnection,
} from '#server/store/connections.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { lockOrganization } from '#server/store/organizations.ts';

export interface CompanyGrant {
  readonly provider: CompanyCalendarProvider;
  readonly label: string;
  readonly externalId: string;
  /** To be sealed. */
  readonly kept: string;
  readonly scope: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Where a refusal is told. */
  readonly field: string;
}

/** N46: what the company connects is for its admins. */
export function requireCompanyConsent({ messenger }: Services, actor: SessionActor): void {
  if (!can(actor, 'organization.edit')) throw new Failure('forbidden');
  if (!messenger.secrets.ready()) throw new Failure('secrets_key_missing');
}

/** N49: the provider opens the calendar of who connects it, in a proven domain, or nothing is kept. What comes back keeps it. */
export async function keepCompanyGrant(
  services: Services,
  actor: SessionActor,
  grant: CompanyGrant,
): Promise<() => Promise<void>> {
  const { database } = services;
  const { organizationId } = actor;
  const isProven =
    actor.confirmed &&
    (await database.inOrganization(organizationId, (tx) => isAddressProven(tx, actor.email)));
  if (!isProven) throw refused(grant, 'domain_unproven');
  await tryGrant(services, actor, grant);
  return () =>
    database
      .inOrganization(organizationId, (tx) => keepGranted(services, tx, actor, grant))
      .catch((error: unknown) => {
        if (violatedConstraint(error) === 'connections_one_place') throw new Failure('connection_taken');
        throw error;
      });
}

function refused(
  { field }: CompanyGrant,
  problem: 'domain_unproven' | 'delegation_refused',
  cause?: unknown,
): Failure {
  return new Failure('validation_failed', { fields: { [field]: problem } }, { cause });
}

async function tryGrant(services: Services, actor: SessionActor, grant: CompanyGrant): Promise<void> {
  const protocol = providerProtocols[grant.provider];
  const { organizationId, email } = actor;
  try {
    const opened = await protocol?.openFor?.(
      services,
      {
        organizationId,
        connectionId: '',
        ownerUserId: null,
        externalId: grant.externalId,
        access: grant.kept,
        mailbox: null,
        signal: undefined,
      },
      email,
    );
    if (opened) await protocol?.test(services, opened);
  } catch (error) {
    if (error instanceof NoMailbox) throw refused(grant, 'delegation_refused', error);
    if (!(error instanceof OutsideFailure)) throw error;
    if (error.trouble === 'unreachable' || error.trouble === 'busy')
      throw new Failure('connection_unreachable', {}, { cause: error });
    throw refused(grant, 'delegation_refused', error);
  }
}

/** Another key is another way to the same calendars: what was written stays known. */
async function keepGranted(
  { messenger, now }: Services,
  tx: TenantTransaction,
  actor: SessionActor,
  { provider, label, externalId, kept: secret, scope, choices }: CompanyGrant,
): Promise<void> {
  await lockOrganization(tx);
  const at = now();
  const before = await findConnectionWith(tx, provider, null);
  const id = before?.id ?? randomUUID();
  const tokens = { access: secret, refresh: null, endsAt: null };
  const kept = {
    ...justMade(actor, at),
    label,
    externalId,
    tokens: sealTokens(messenger.secrets, { organizationId: tx.organizationId, id }, tokens),
    // Whoever is renewing what was there before brings tokens of another consent.
    renewingUntil: null,
    scopes: [scope],
    choices,
  };
  if (before) await updateOutsideConnection(tx, id, kept);
  else await insertOutsideConnection(tx, { id, provider, ownerUserId: null, ...kept });
  await keepEveryCompanyCalendar(tx, at);
  await record(tx, actor, at, {
    action: 'connection.made',
    subject: { kind: 'user', id: actor.id, name: actor.name },
    details: { provider, owner: 'company', label },
  });
}
