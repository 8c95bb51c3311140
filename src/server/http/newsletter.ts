import type { newsletterEndpoints } from '#contract/newsletter.ts';
import { confirmSubscriber, leaveNewsletter, subscribe } from '#server/actions/newsletter/subscribe.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function newsletterHandlers(services: Services): Handlers<typeof newsletterEndpoints> {
  return {
    subscribe: async ({ body }, { language }) => {
      if (body.website === '') await subscribe(services, body.email, language);
      return { asked: true };
    },
    confirm: async ({ body }) => {
      await confirmSubscriber(services, body.token);
      return { confirmed: true };
    },
    unsubscribe: async ({ body }) => {
      await leaveNewsletter(services, body.token);
      return { unsubscribed: true };
    },
  };
}
