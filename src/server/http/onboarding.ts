import type { onboardingEndpoints } from '#contract/onboarding.ts';
import { createOrganization } from '#server/actions/onboarding/create-organization.ts';
import { showOrganization } from '#server/actions/organizations/show-organization.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { shownSession } from './auth.ts';
import { inKnownBrowser } from './browser-cookie.ts';
import type { Handlers } from './mount.ts';
import { shownOrganization } from './organization.ts';

export function onboardingHandlers(services: Services): Handlers<typeof onboardingEndpoints> {
  return {
    createOrganization: async ({ body }, context) => {
      const { checkout, ...opened } = await inKnownBrowser(services, context, (origin) =>
        createOrganization(services, body, context.language, origin),
      );
      return { success: true, ...shownSession(opened), checkout };
    },
    organization: async ({ params }, { actor }) => {
      if (params.id !== actor.organizationId) throw new Failure('not_found');
      return shownOrganization(await showOrganization(services, actor));
    },
  };
}
