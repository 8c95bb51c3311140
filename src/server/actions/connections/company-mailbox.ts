import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import type { CompanyCalendarStanding } from '#domain/connections/away-event.ts';
import { findCalendarPerson, hasOwnCalendar } from '#server/store/company-calendars.ts';
import { isDomainProven } from '#server/store/company-login.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { isCorrespondent, type User } from '#server/store/users.ts';

export async function isAddressProven(tx: TenantTransaction, address: string): Promise<boolean> {
  const domain = domainOfAddress(address);
  return domain !== null && isDomainProven(tx, domain);
}

/** N46, N48: a confirmed address in a proven domain, unless the person said no or has connected a calendar themself. */
export async function mailboxStanding(tx: TenantTransaction, user: User): Promise<CompanyCalendarStanding> {
  if (!isCorrespondent(user) || !(await isAddressProven(tx, user.email))) return 'outside';
  if (await hasOwnCalendar(tx, user.id)) return 'own';
  const { refusedAt, missingAt } = await findCalendarPerson(tx, user.id);
  if (refusedAt !== null) return 'refused';
  return missingAt === null ? 'written' : 'missing';
}
