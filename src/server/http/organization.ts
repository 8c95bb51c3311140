import type { z } from 'zod';
import type { organizationEndpoints, organizationSchema } from '#contract/organization.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { closeOrganization } from '#server/actions/organizations/close-organization.ts';
import { reopenOrganization } from '#server/actions/organizations/reopen-organization.ts';
import { type ShownOrganization, showOrganization } from '#server/actions/organizations/show-organization.ts';
import { updateOrganization } from '#server/actions/organizations/update-organization.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function organizationHandlers(services: Services): Handlers<typeof organizationEndpoints> {
  const shown = async (actor: SessionActor) => shownOrganization(await showOrganization(services, actor));
  return {
    me: async (_input, { actor }) => shown(actor),
    update: async ({ body }, { actor }) => {
      await updateOrganization(services, actor, body);
      return shown(actor);
    },
    close: async ({ body }, { actor }) => {
      await closeOrganization(services, actor, body.name);
      return shown(actor);
    },
    reopen: async (_input, { actor }) => {
      await reopenOrganization(services, actor);
      return shown(actor);
    },
  };
}

export function shownOrganization(organization: ShownOrganization): z.input<typeof organizationSchema> {
  const { id, name, timeZone, holidayZone, createdAt, seats, status, users } = organization;
  const { reminderDays, escalationDays, digestHour, closesAt } = organization;
  return {
    id,
    name,
    timeZone,
    holidayZone,
    createdAt: createdAt.toISOString(),
    seats,
    reminderDays,
    escalationDays,
    digestHour,
    subscription: { status },
    closesAt: closesAt?.toISOString() ?? null,
    users: users.map((user) => ({ id: user.id, email: user.email, name: user.name, role: user.role })),
  };
}
