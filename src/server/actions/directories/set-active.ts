import { dayOfInstant } from '#domain/calendar/instant.ts';
import { activationStep } from '#domain/directories/activation.ts';
import { hasJoined } from '#domain/members/membership.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { endConnectionsOf } from '#server/actions/connections/end-own-connections.ts';
import { closeAccess } from '#server/actions/departures/close-access.ts';
import { recordDeparture } from '#server/actions/departures/record-departure.ts';
import { reopenAccess, takenSince } from '#server/actions/departures/reopen-access.ts';
import { withdrawDeparture } from '#server/actions/departures/withdraw-departure.ts';
import { postInvitations } from '#server/actions/users/invite-users.ts';
import { removeUser } from '#server/actions/users/remove-user.ts';
import { Failure } from '#server/failure.ts';
import { revokePersonalKeysOf } from '#server/store/api-keys.ts';
import { deleteFeedsOf } from '#server/store/calendar-feeds.ts';
import { findOpenDeparture } from '#server/store/departures.ts';
import type { DirectoryPerson, ListedPerson } from '#server/store/directory-people.ts';
import { notifySessionsEnded } from '#server/store/live.ts';
import { deleteLoginLinksOf } from '#server/store/login-links.ts';
import { deleteMailLinksOf } from '#server/store/mail-links.ts';
import { deleteSessionsOf } from '#server/store/sessions.ts';
import { findUser } from '#server/store/users.ts';
import type { DirectoryWork } from './directory-work.ts';

type Access = Pick<DirectoryPerson, 'closedAccess' | 'departureId'>;

/** I18: by the same ways as people do it. Answers what the directory did, which is all that it may undo later. */
export async function setActive(
  work: DirectoryWork,
  { user, said }: ListedPerson,
  active: boolean,
): Promise<Access> {
  const { tx, services, actor, organization, at, note } = work;
  const { id, name } = user;
  const before: Access = {
    closedAccess: said?.closedAccess ?? false,
    departureId: said?.departureId ?? null,
  };
  const departure = await findOpenDeparture(tx, id);
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  const step = activationStep(
    {
      present: user.removedAt === null,
      joined: hasJoined(user) && (user.employedFrom === null || user.employedFrom <= today),
      departure:
        departure === null ? 'none' : departure.id === before.departureId ? 'of-directory' : 'of-people',
      closedByDirectory: before.closedAccess,
    },
    active,
  );
  switch (step) {
    case 'nothing':
      return before;
    case 'depart': {
      await recordDeparture(services, actor, id, { lastDay: today, reason: null });
      const recorded = await findOpenDeparture(tx, id);
      const leaving = await findUser(tx, id);
      // The last day is today, and is worked or not: access does not wait for midnight.
      if (leaving) await closeAccess(tx, leaving, at);
      note('left', name);
      return { closedAccess: true, departureId: recorded?.id ?? null };
    }
    case 'remove':
      await removeUser(services, actor, id);
      note('left', name);
      return { closedAccess: true, departureId: null };
    case 'end-sessions':
      // Said again by every round of a directory: once is enough.
      if (said?.saidActive === false) return before;
      await deleteSessionsOf(tx, id);
      await deleteLoginLinksOf(tx, id);
      await deleteMailLinksOf(tx, id);
      await deleteFeedsOf(tx, id);
      await endConnectionsOf(tx, id, at);
      await revokePersonalKeysOf(tx, id, at);
      await notifySessionsEnded(tx);
      note('noticed', name, 'departure_stands');
      return before;
    case 'withdraw-departure':
      await withdrawDeparture(services, actor, id);
      note('returned', name);
      return { closedAccess: false, departureId: null };
    case 'readmit':
      await readmit(work, { user, said });
      note('returned', name);
      return { closedAccess: false, departureId: null };
    case 'stay-closed':
      note('noticed', name, 'stays_closed');
      return before;
  }
}

/** Someone whose invitation was taken back is invited again. */
async function readmit(
  { tx, services, actor, organization, at }: DirectoryWork,
  { user }: ListedPerson,
): Promise<void> {
  const again = { invitedAt: at, confirmedAt: null, joinedAt: at };
  try {
    await services.database.inOrganization(actor.organizationId, (within) =>
      reopenAccess(within, organization, user, again),
    );
  } catch (error) {
    throw takenSince(error);
  }
  if (!(await findUser(tx, user.id))) throw new Failure('not_found');
  if (organization.provenAt) await postInvitations(tx, organization, actor, [user], { at, again: false });
  await record(tx, actor, at, {
    action: 'user.invited',
    subject: { kind: 'user', id: user.id, name: user.name },
    details: { email: user.email, role: user.role },
  });
}
