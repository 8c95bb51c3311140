import { keepsOrganizationRunning } from '#domain/access/can.ts';
import { unconfirmedInvitationLimit } from '#domain/members/membership.ts';
import type { Acting } from '#server/actions/actor.ts';
import { enqueueAll } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { addSentInvitations, type Organization } from '#server/store/organizations.ts';
import { countRoles, findTakenEmails, findUsers, type User } from '#server/store/users.ts';
import {
  admitMembers,
  emailTaken,
  type FieldName,
  type NewMember,
  refuseUnlessAllowed,
} from './admit-members.ts';

/** Takes people in and writes to each of them; when one of them cannot be, nobody is. */
export async function inviteUsers(
  { database, now }: Services,
  actor: Acting,
  people: readonly NewMember[],
  fieldName: FieldName,
): Promise<User[]> {
  refuseUnlessAllowed(actor, people, fieldName);
  try {
    return await database.inOrganization(actor.organizationId, async (tx) => {
      const { organization, added } = await admitMembers(tx, actor, people, now(), fieldName);
      await postInvitations(
        tx,
        organization,
        actor,
        added.map(({ id }) => id),
      );
      const found = await findUsers(
        tx,
        added.map(({ id }) => id),
      );
      return added.flatMap(({ id }) => found.filter((user) => user.id === id));
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'email_directory_pkey') throw error;
    // Someone else took one of the addresses between our look and our writing.
    const emails = people.map(({ email }) => email);
    const taken = await database.atGate((tx) => findTakenEmails(tx, emails));
    throw emailTaken(people, taken, fieldName);
  }
}

/** Needs the organisation to be locked: the limit of a newcomer counts every mail. */
export async function postInvitations(
  tx: TenantTransaction,
  organization: Organization,
  actor: Acting,
  userIds: readonly string[],
): Promise<void> {
  if (organization.invitationsSent + userIds.length > unconfirmedInvitationLimit) {
    const admins = (await countRoles(tx)).filter(keepsOrganizationRunning);
    if (admins.every(({ confirmed }) => confirmed === 0)) {
      throw new Failure('confirmation_required', { values: { limit: unconfirmedInvitationLimit } });
    }
  }
  await addSentInvitations(tx, userIds.length);
  const { organizationId, id: inviterId } = actor;
  await enqueueAll(
    tx,
    'send-invitation',
    userIds.map((userId) => ({ organizationId, userId, inviterId })),
  );
}
