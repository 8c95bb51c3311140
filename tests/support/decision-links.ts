import { type DecisionLinks, issuedLinks } from '#server/actions/notifications/mail-links.ts';
import type { Services } from '#server/services.ts';

/** The buttons of a mail about a request, without the mail. */
export function issueDecisionLinks(
  services: Services,
  organizationId: string,
  userId: string,
  requestId: string,
): Promise<DecisionLinks> {
  return services.database.inOrganization(organizationId, async (tx) => {
    const links = issuedLinks(services, organizationId);
    const asked = links.decision(userId, requestId);
    await links.keep(tx);
    return asked;
  });
}
