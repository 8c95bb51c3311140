import type { loginPolicyEndpoints } from '#contract/login-policy.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { changePolicy } from '#server/actions/login-policy/change-policy.ts';
import {
  askRecovery,
  confirmRecovery,
  stopRecovery,
  withdrawRecovery,
} from '#server/actions/login-policy/recoveries.ts';
import { showPolicy } from '#server/actions/login-policy/show-policy.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function loginPolicyHandlers(services: Services): Handlers<typeof loginPolicyEndpoints> {
  const shown = async (actor: SessionActor) => {
    const { recoveries, ...policy } = await showPolicy(services, actor);
    return {
      ...policy,
      recoveries: recoveries.map(({ askedAt, dueAt, ...recovery }) => ({
        ...recovery,
        askedAt: askedAt.toISOString(),
        dueAt: dueAt?.toISOString() ?? null,
      })),
    };
  };
  return {
    read: async (_input, { actor }) => shown(actor),
    update: async ({ body: { secondFactor, from } }, { actor }) => {
      const first = from === null ? null : parsePlainDate(from);
      await changePolicy(services, actor, { secondFactor, from: first });
      return shown(actor);
    },
    askRecovery: async ({ body }, { actor }) => {
      await askRecovery(services, actor, body.userId);
      return shown(actor);
    },
    confirmRecovery: async ({ params }, { actor }) => {
      await confirmRecovery(services, actor, params.id);
      return shown(actor);
    },
    withdrawRecovery: async ({ params }, { actor }) => {
      await withdrawRecovery(services, actor, params.id);
      return shown(actor);
    },
    stopRecovery: async ({ body }) => {
      await stopRecovery(services, body.token);
      return { success: true };
    },
  };
}
