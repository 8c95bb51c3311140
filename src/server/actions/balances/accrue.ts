import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { closeDepartures } from '#server/actions/departures/close-access.ts';
import { enqueueForOrganizations } from '#server/actions/enqueue-for-organizations.ts';
import { announceExpiries } from '#server/actions/entitlements/announce-expiries.ts';
import { proposeFractionnement } from '#server/actions/entitlements/propose-fractionnement.ts';
import { refreshKeptFigures } from '#server/actions/insights/refresh-figures.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { forgetOldDocuments } from '#server/actions/request-attachments/remove-attachment.ts';
import type { Services } from '#server/services.ts';
import {
  findOrganization,
  listOrganizationsToSettle,
  type Organization,
  setSettledOn,
} from '#server/store/organizations.ts';
import { listUserRows, lockUsers } from '#server/store/users.ts';
import { settlePeople } from './settle.ts';

/** For each organisation once a day of its own, however often this runs. */
export async function accrue(services: Services, walk: JobPayload<'accrue'> = {}): Promise<void> {
  const at = services.now();
  await enqueueForOrganizations(services, 'accrue-organization', walk, (tx, stretch) =>
    listOrganizationsToSettle(tx, at, stretch),
  );
}

/** Nobody waits long for a decision on their leave, and a night cut short keeps what it had done. */
const peopleAtOnce = 100;

/**
 * B11: once a day on the organisation's own calendar, what has become due is written: months earned, periods closed,
 * days carried over, corrections, notices and announcements. Run late it catches up, run again it adds nothing.
 */
export async function accrueOrganization(
  services: Services,
  { organizationId }: JobPayload<'accrue-organization'>,
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const at = now();
  const night = await database.inOrganization(organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) return null;
    const today = dayOfInstant(at.getTime(), organization.timeZone);
    if (organization.settledOn === today) return null;
    return { organization, today, ids: (await listUserRows(tx)).map(({ id }) => id).sort() };
  });
  if (!night) return;
  const { organization, today, ids } = night;
  for (let from = 0; from < ids.length; from += peopleAtOnce) {
    signal?.throwIfAborted();
    await accrueSome(services, organization, ids.slice(from, from + peopleAtOnce), at, today);
  }
  await closeDepartures(services, organizationId);
  await database.inOrganization(organizationId, async (tx) => {
    await forgetOldDocuments(tx, organization, today, at);
    await refreshKeptFigures(tx, organization, today);
    await setSettledOn(tx, today);
  });
}

/** People are held, in one order everywhere: whoever approves their leave comes before or after. */
async function accrueSome(
  { database }: Services,
  organization: Organization,
  ids: readonly string[],
  at: Date,
  today: PlainDate,
): Promise<void> {
  await database.inOrganization(organization.id, async (tx) => {
    const people = (await lockUsers(tx, ids)).filter(({ removedAt }) => removedAt === null);
    const settled = await settlePeople(tx, organization, people, at, 'recount');
    await proposeFractionnement(tx, settled, today);
    await announceExpiries(tx, settled, today, at);
  });
}
