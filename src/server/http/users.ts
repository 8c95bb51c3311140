import type { z } from 'zod';
import { type memberSchema, usersEndpoints } from '#contract/users.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { changeRole } from '#server/actions/users/change-role.ts';
import { inviteUsers } from '#server/actions/users/invite-users.ts';
import { listUsers, type Member } from '#server/actions/users/list-users.ts';
import { removeUser } from '#server/actions/users/remove-user.ts';
import { resendInvitation } from '#server/actions/users/resend-invitation.ts';
import { sendWaitingInvitations } from '#server/actions/users/send-waiting-invitations.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { Handlers } from './mount.ts';
import { following, pageOfChanges } from './page.ts';

export function usersHandlers(services: Services): Handlers<typeof usersEndpoints> {
  return {
    list: async ({ query }, context) => {
      const { updatedSince: since, cursor } = query;
      const { users, seats } = await listUsers(services, context.actor, since);
      const told = users.map((user) => ({ ...shownMember(user), removedAt: user.removedAt }));
      const rows =
        since === undefined
          ? following(told, query)
          : told.filter(({ id, updatedAt }) => cursor === undefined || updatedAt > since || id > cursor);
      const shown = pageOfChanges(usersEndpoints.list, query, context, rows);
      return {
        users: shown.filter(({ removedAt }) => removedAt === null),
        removed: shown.flatMap(({ id, removedAt }) =>
          removedAt === null ? [] : [{ id, removedAt: removedAt.toISOString() }],
        ),
        seats,
      };
    },
    add: async ({ body }, { actor }) => {
      const [added] = await inviteUsers(services, actor, [body], (_row, field) => field);
      if (!added) throw new Failure('internal');
      return shownMember(added);
    },
    inviteMultiple: async ({ body }, { actor }) => {
      const added = await inviteUsers(services, actor, body.users, (row, field) => `users.${row}.${field}`);
      return { users: added.map(shownMember) };
    },
    resendInvitation: async ({ params }, { actor }) =>
      shownMember(await resendInvitation(services, actor, params.id)),
    sendWaiting: async (_input, { actor }) => ({
      users: (await sendWaitingInvitations(services, actor)).map(shownMember),
    }),
    changeRole: async ({ params, body }, { actor }) =>
      shownMember(await changeRole(services, actor, params.id, body.role)),
    remove: async ({ params }, { actor }) => {
      await removeUser(services, actor, params.id);
      return { success: true };
    },
  };
}

export function shownMember(user: Member): z.input<typeof memberSchema> {
  const { id, email, name, role } = user;
  return {
    id,
    email,
    name,
    role,
    status: memberStatus(user),
    joinedAt: user.joinedAt.toISOString(),
    invitedAt: user.invitedAt?.toISOString() ?? null,
    invitationWaits: user.invitationWaits,
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    mailRefusedAt: user.mailRefusedAt?.toISOString() ?? null,
    updatedAt: user.changedAt.toISOString(),
  };
}

export function memberStatus(user: Pick<Member, 'invitedAt' | 'confirmedAt'>): 'invited' | 'active' {
  return hasJoined(user) ? 'active' : 'invited';
}
