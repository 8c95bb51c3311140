import type { LoginMethod } from '#domain/access/login-method.ts';
import { isSecondFactorReady } from '#domain/access/second-factor.ts';
import { wayIn } from '#domain/access/way-in.ts';
import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import { findConnectionInUse, isDomainProven, listAdminStandings } from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';

/**
 * I25: asked of every login that is about to become a session. Where the company's own is asked for, admins come in
 * without it all the same; that they did is written down, and all admins are told.
 */
export async function requireWayIn(
  tx: TenantTransaction,
  user: User,
  method: LoginMethod,
  address: string | null,
  at: Date,
): Promise<void> {
  const connection = await findConnectionInUse(tx);
  if (!connection?.enforced) return;
  const domain = domainOfAddress(user.email);
  const admins = await listAdminStandings(tx, at);
  const way = wayIn({
    enforced: domain !== null && (await isDomainProven(tx, domain)),
    method,
    role: user.role,
    anyAdminReady: admins.some(isSecondFactorReady),
  });
  if (way === 'refused') {
    // V20: it does not answer while the company is being closed, and whoever may take that back has to come in.
    if ((await findOrganization(tx))?.closesAt) return;
    throw new Failure('company_login_needed');
  }
  if (way === 'open') return;
  await record(tx, { id: user.id, name: user.name, address }, at, {
    action: 'company-login.emergency',
    subject: { kind: 'user', id: user.id, name: user.name },
    details: { connection: connection.name },
  });
  const { organizationId } = tx;
  const told = { what: 'emergency', about: user.name, at: at.toISOString() } as const;
  await enqueueAll(
    tx,
    'send-company-login-notice',
    admins.map(({ id }) => ({ organizationId, userId: id, ...told })),
  );
}
