import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { isMember } from '#domain/members/role.ts';
import { establishmentsOf, latestClosed, WHOLE } from '#domain/payroll/establishment.ts';
import { monthsToClose } from '#domain/payroll/pay-month.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { asReader, openThreadsOf } from '#server/actions/payroll-remarks/line-threads.ts';
import type { Services } from '#server/services.ts';
import { listUnitClosings } from '#server/store/closed-months.ts';
import { type Company, listCompaniesOf } from '#server/store/companies.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites } from '#server/store/establishments.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { countOpenThreads } from '#server/store/payroll-remarks.ts';

export interface WaitingInCompany {
  readonly months: number;
  readonly questions: number;
  readonly answers: number;
}

export interface ListedCompany extends Company {
  readonly waiting: WaitingInCompany | null;
}

/** J15: each is asked within its own walls, as the accountant that they are there. */
export async function listCompanies(services: Services, actor: SessionActor): Promise<ListedCompany[]> {
  const companies: ListedCompany[] = [];
  for (const company of await listCompaniesOf(services.database, actor))
    companies.push({ ...company, waiting: isMember(company) ? null : await waitingIn(services, company) });
  return companies;
}

async function waitingIn({ database, now }: Services, company: Company): Promise<WaitingInCompany> {
  const today = dayOfInstant(now().getTime(), company.timeZone);
  return database.inOrganization(company.organizationId, async (tx) => {
    const months = await monthsWaiting(tx, today);
    const reader = { id: company.userId, role: company.role };
    return { months, ...(await countOpenThreads(tx, openThreadsOf(reader, today), asReader(reader))) };
  });
}

/** Of every establishment where each closes its own. */
async function monthsWaiting(tx: TenantTransaction, today: PlainDate): Promise<number> {
  const organization = await findOrganization(tx);
  const closings = await listUnitClosings(tx);
  const isApart = organization?.payrollBy === 'establishment';
  const closers = isApart ? establishmentsOf((await listPayingSites(tx)).values()) : [WHOLE];
  return closers.reduce(
    (sum, closer) => sum + monthsToClose(latestClosed(closings, closer), today).length,
    0,
  );
}
