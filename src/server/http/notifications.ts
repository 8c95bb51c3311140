import type { notificationsEndpoints } from '#contract/notifications.ts';
import { choose, listChoices, type OfferedChoice } from '#server/actions/notifications/choices.ts';
import { showUnsubscribe, unsubscribe } from '#server/actions/notifications/unsubscribe.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function notificationsHandlers(services: Services): Handlers<typeof notificationsEndpoints> {
  return {
    choices: async (_input, { actor }) => (await listChoices(services, actor)).map(shownChoice),
    choose: async ({ body }, { actor }) =>
      (await choose(services, actor, body.kind, body.choice)).map(shownChoice),
    showUnsubscribe: async ({ body }) => showUnsubscribe(services, body.token),
    unsubscribe: async ({ body }) => unsubscribe(services, body.token),
  };
}

function shownChoice({ kind, choice, choices }: OfferedChoice) {
  return { kind, choice, choices: [...choices] };
}
