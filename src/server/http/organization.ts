import type { z } from 'zod';
import type { organizationEndpoints, organizationSchema } from '#contract/organization.ts';
import { type ShownOrganization, showOrganization } from '#server/actions/organizations/show-organization.ts';
import { updateOrganization } from '#server/actions/organizations/update-organization.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';

export function organizationHandlers(services: Services): Handlers<typeof organizationEndpoints> {
  return {
    me: async (_input, { actor }) => shownOrganization(await showOrganization(services, actor)),
    update: async ({ body }, { actor }) => {
      await updateOrganization(services, actor, body);
      return shownOrganization(await showOrganization(services, actor));
    },
  };
}

export function shownOrganization(organization: ShownOrganization): z.input<typeof organizationSchema> {
  const { id, name, timeZone, holidayZone, createdAt, seats, status, users } = organization;
  const { reminderDays, escalationDays, digestHour } = organization;
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
    users: users.map((user) => ({ id: user.id, email: user.email, name: user.name, role: user.role })),
  };
}
