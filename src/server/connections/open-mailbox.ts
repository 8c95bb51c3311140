import { domainOfAddress } from '#domain/company-login/login-domain.ts';
import type { Services } from '#server/services.ts';
import { isDomainProven } from '#server/store/company-login.ts';
import { NoMailbox } from './no-mailbox.ts';
import type { OpenAccess, OpenMailbox } from './provider-protocol.ts';

/** N46: the one door to somebody's calendar by the company's consent. Outside of proven domains it stays shut. */
export async function openMailbox(
  services: Services,
  access: OpenAccess,
  openFor: OpenMailbox | undefined,
  mailbox: string,
): Promise<OpenAccess> {
  const domain = domainOfAddress(mailbox);
  const isProven =
    domain !== null &&
    (await services.database.inOrganization(access.organizationId, (tx) => isDomainProven(tx, domain)));
  if (!isProven || !openFor) throw new NoMailbox('domain_not_proven');
  return openFor(services, access, mailbox);
}
