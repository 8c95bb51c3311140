import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { leaveProviders } from '#server/actions/connections/leave-providers.ts';
import { enqueue, enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { appendErasures } from '#server/erasure-file.ts';
import type { Services } from '#server/services.ts';
import { beginCompanyErasure, eraseCompany, listCompanyFiles } from '#server/store/company-erasure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findOrganization, lockOrganization, type Organization } from '#server/store/organizations.ts';
import { findPaymentAccount } from '#server/store/payment-accounts.ts';
import { listEveryoneEver } from '#server/store/payslips.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { isCorrespondent } from '#server/store/users.ts';

/**
 * V21: everything of the company goes in one transaction, with the journal's line, the certificate and the mails that
 * bring it: killed at any moment, either all of it is there or none, and the job is done again.
 */
export async function endOrganization(
  services: Services,
  { organizationId }: JobPayload<'end-organization'>,
): Promise<void> {
  const { database, mailer, erasureFile, now } = services;
  const at = now();
  const isDue = await database.inOrganization(organizationId, async (tx) =>
    isOver(await findOrganization(tx), at),
  );
  if (!isDue) return;
  // Nobody would be there any more to end it.
  await leavePaymentProvider(services, organizationId);
  await leaveProviders(services, { organizationId });
  await database.inOrganization(organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const { closingAskedAt, closingAskedBy } = organization;
    if (!isOver(organization, at) || !closingAskedAt || !closingAskedBy) return;
    const people = await listEveryoneEver(tx);
    const files = await listCompanyFiles(tx);
    const journalId = timeOrderedId(at);
    await beginCompanyErasure(tx, journalId, at);
    await eraseCompany(tx, organizationId, { askedAt: closingAskedAt, at, files: files.length });
    await enqueueAll(
      tx,
      'forget-file',
      files.filter(({ inBucket }) => inBucket).map(({ id }) => ({ organizationId, fileId: id })),
    );
    await enqueueAll(
      tx,
      'send-certificate',
      people
        .filter((person) => keepsOrganizationRunning(person) && isCorrespondent(person))
        .map(({ name, email, language }) => ({ organizationId, name, email, language })),
    );
    await mailer.forget?.((text) => people.some(({ email }) => text.includes(email)));
    // The file beside the database has its line before this transaction is over, as for people (decision 076).
    await appendErasures(erasureFile, [
      {
        id: journalId,
        kind: 'organization',
        organizationId,
        subjectId: organizationId,
        pseudonym: null,
        reason: 'asked',
        askedAt: closingAskedAt.toISOString(),
        askedBy: closingAskedBy,
        doneAt: at.toISOString(),
      },
    ]);
  });
}

async function leavePaymentProvider({ database, payments }: Services, organizationId: string): Promise<void> {
  if (!payments) return;
  const account = await database.inOrganization(organizationId, (tx) =>
    findPaymentAccount(tx, payments.provider),
  );
  if (account) await payments.leave({ organizationId, customerId: account.customerId });
}

/** Every night, in case the job was lost with a restore. */
export async function endIfDue(tx: TenantTransaction, at: Date): Promise<void> {
  const { organizationId } = tx;
  if (isOver(await findOrganization(tx), at)) await enqueue(tx, 'end-organization', { organizationId });
}

function isOver(organization: Organization | null, at: Date): boolean {
  return organization?.closesAt != null && organization.closesAt <= at;
}
