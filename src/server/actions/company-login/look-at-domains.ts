import {
  afterLook,
  bearsRecord,
  type DomainFinding,
  recordNameOf,
} from '#domain/company-login/login-domain.ts';
import { type Author, record } from '#server/actions/audit-log/record.ts';
import { keepEveryCompanyCalendar } from '#server/actions/connections/keep-company-calendars.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import {
  findDomain,
  type LoginDomain,
  listAdminStandings,
  listDomains,
  noteLook,
} from '#server/store/company-login.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import { findOrganization, listOrganizationsWithDomains } from '#server/store/organizations.ts';

/** How many name servers are asked at once: one that never answers takes six seconds. */
const askedAtOnce = 8;

/** I21. By somebody who asks, or by the clock. */
export async function lookAtDomain(
  services: Services,
  domain: LoginDomain,
  author: Author | null,
): Promise<void> {
  await noteFinding(services, domain, await findingOf(services, domain), author);
}

async function noteFinding(
  { database, now }: Services,
  { organizationId, id, domain }: LoginDomain,
  finding: DomainFinding,
  author: Author | null,
): Promise<void> {
  const at = now();
  await database
    .inOrganization(organizationId, async (tx) => {
      const before = await findDomain(tx, id);
      const organization = await findOrganization(tx);
      if (!before || !organization) return;
      const { provenAt, missingSince, told } = afterLook(
        { provenAt: instantOf(before.provenAt), missingSince: instantOf(before.missingSince) },
        finding,
        at.getTime(),
      );
      await noteLook(tx, id, {
        provenAt: dateOf(provenAt),
        missingSince: dateOf(missingSince),
        checkedAt: at,
        finding,
      });
      const deed = told === null ? (before.provenAt || provenAt === null ? null : 'proven') : told;
      if (!deed) return;
      if (deed !== 'missing') await keepEveryCompanyCalendar(tx, at);
      await record(tx, deed === 'proven' ? author : null, at, {
        action: `company-login.domain_${deed}`,
        subject: { kind: 'organization', id: organization.id, name: organization.name },
        details: { domain },
      });
      if (deed === 'proven') return;
      const news = { what: `domain-${deed}`, about: domain, at: at.toISOString() } as const;
      const admins = await listAdminStandings(tx, at);
      await enqueueAll(
        tx,
        'send-company-login-notice',
        admins.map((admin) => ({ organizationId, userId: admin.id, ...news })),
      );
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'login_domains_one_owner') throw new Failure('domain_taken');
      throw error;
    });
}

/** Every day, of whatever was named: a record may come as well as go. */
export async function lookAtDomains(
  services: Services,
  _: JobPayload<'look-at-domains'> = {},
  signal?: AbortSignal,
): Promise<void> {
  for await (const domains of domainsByTheHandful(services)) {
    signal?.throwIfAborted();
    const findings = await Promise.all(domains.map((domain) => findingOf(services, domain)));
    for (const [place, finding] of findings.entries()) {
      const domain = domains[place];
      if (domain) await noteFinding(services, domain, finding, null).catch(stayUnproven(services, domain));
    }
  }
}

async function* domainsByTheHandful({ database }: Services): AsyncGenerator<LoginDomain[]> {
  let domains: LoginDomain[] = [];
  for (const organizationId of await database.atGate(listOrganizationsWithDomains)) {
    domains.push(...(await database.inOrganization(organizationId, (tx) => listDomains(tx))));
    while (domains.length >= askedAtOnce) {
      yield domains.slice(0, askedAtOnce);
      domains = domains.slice(askedAtOnce);
    }
  }
  if (domains.length > 0) yield domains;
}

/** What another organisation has proven in the meantime stays unproven here. */
function stayUnproven({ log }: Services, { organizationId, domain }: LoginDomain) {
  return (error: unknown): void => {
    if (!(error instanceof Failure)) throw error;
    log.info({ organizationId, domain, code: error.code }, 'a domain stays unproven');
  };
}

async function findingOf(
  { txtRecords, log }: Services,
  { domain, token }: LoginDomain,
): Promise<DomainFinding> {
  try {
    return bearsRecord(await txtRecords(recordNameOf(domain)), token) ? 'there' : 'missing';
  } catch (error) {
    log.info({ err: error, domain }, 'no name server answers for a domain');
    return 'unreachable';
  }
}

const instantOf = (date: Date | null): number | null => date?.getTime() ?? null;
const dateOf = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
