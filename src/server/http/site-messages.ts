import type { siteMessagesEndpoints } from '#contract/site-messages.ts';
import { keepMessage } from '#server/actions/site-messages/keep-message.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

/** Whoever fills in the field that nobody sees is thanked like everyone else, and nothing is kept. */
export function siteMessagesHandlers(services: Services): Handlers<typeof siteMessagesEndpoints> {
  return {
    contact: async ({ body }, { language }) => {
      const { name, email, company, subject, message, website } = body;
      if (website === '') {
        await keepMessage(services, {
          kind: 'contact',
          name,
          email,
          company,
          about: subject,
          message,
          language,
        });
      }
      return { sent: true };
    },
    apply: async ({ body }, { language }) => {
      const { name, email, offer, message, website } = body;
      if (website === '') {
        const about = { company: '', about: offer };
        await keepMessage(services, { kind: 'application', name, email, ...about, message, language });
      }
      return { sent: true };
    },
  };
}
