import { accountantsEndpoints } from '#contract/accountants.ts';
import { enterCompany } from '#server/actions/accountants/enter-company.ts';
import { listAccountants } from '#server/actions/accountants/list-accountants.ts';
import { listCompanies } from '#server/actions/accountants/list-companies.ts';
import type { Services } from '#server/services.ts';
import { shownSession, shownTicket } from './auth.ts';
import { inKnownBrowser } from './browser-cookie.ts';
import { cookiesIn } from './device-cookie.ts';
import type { Handlers } from './mount.ts';
import { following, onePage } from './page.ts';
import { shownMember } from './users.ts';

export function accountantsHandlers(services: Services): Handlers<typeof accountantsEndpoints> {
  return {
    list: async ({ query }, context) => {
      const accountants = (await listAccountants(services, context.actor)).map(shownMember);
      return onePage(accountantsEndpoints.list, query, context, following(accountants, query));
    },
    companies: async (_, { actor }) =>
      (await listCompanies(services, actor)).map(({ organizationId, name, role, waiting }) => ({
        organization: { id: organizationId, name },
        role,
        current: organizationId === actor.organizationId,
        waiting,
      })),
    enter: async ({ params }, context) => {
      const entered = await inKnownBrowser(services, context, (origin) =>
        enterCompany(services, context.actor, params.id, origin, cookiesIn(context.cookie)),
      );
      return 'ticket' in entered ? shownTicket(entered) : shownSession(entered);
    },
  };
}
