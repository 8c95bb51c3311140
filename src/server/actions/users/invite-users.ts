import { INVITATION_DAY, invitationStep, invitationsPerDay } from '#domain/members/invitation-limits.ts';
import type { Acting } from '#server/actions/actor.ts';
import { enqueueAll, enqueueLater } from '#server/actions/enqueue.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { violatedConstraint } from '#server/store/constraint-violation.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import {
  countInvitationMails,
  insertInvitationMails,
  listInvitationMails,
} from '#server/store/invitations.ts';
import type { Organization } from '#server/store/organizations.ts';
import type { User } from '#server/store/users.ts';
import { admitMembers, type FieldName, type NewMember, refuseUnlessAllowed } from './admit-members.ts';

/** Takes people in and writes to each of them; when one of them cannot be, nobody is. */
export async function inviteUsers(
  { database, now }: Services,
  actor: Acting,
  people: readonly NewMember[],
  fieldName: FieldName,
): Promise<User[]> {
  refuseUnlessAllowed(actor);
  try {
    return await database.inOrganization(actor.organizationId, async (tx) => {
      const at = now();
      const { organization, added } = await admitMembers(tx, actor, people, at, fieldName);
      // I1: before the proof, rows are there and nothing leaves.
      if (organization.provenAt) await postInvitations(tx, organization, actor, added, { at, again: false });
      return [...added];
    });
  } catch (error) {
    // Two spellings that only the database holds to be one.
    if (violatedConstraint(error) === 'email_directory_once_each') throw new Failure('email_taken');
    throw error;
  }
}

interface Posting {
  readonly at: Date;
  /** Asked for by name once more, and not by adding someone. */
  readonly again: boolean;
}

/** I4. Needs the organisation to be locked and proven: the limits count every mail. */
export async function postInvitations(
  tx: TenantTransaction,
  { seats }: Organization,
  actor: Acting,
  people: readonly Pick<User, 'id' | 'email'>[],
  { at, again }: Posting,
): Promise<void> {
  const now = at.getTime();
  const since = new Date(now - INVITATION_DAY);
  const mailsTo = await listInvitationMails(
    tx,
    people.map(({ email }) => email),
    since,
  );
  const leaving = people.map(({ id, email }) => {
    const step = invitationStep({ proven: true, again, mails: mailsTo(email) }, now);
    if (step.kind === 'refused') throw refusedUntil('invitation_just_sent', step.until, now);
    return { id, email, leavesAt: new Date(step.kind === 'leaves' ? step.at : now) };
  });
  const limit = invitationsPerDay(seats);
  if ((await countInvitationMails(tx, since)) + leaving.length > limit) {
    throw refusedUntil('too_many_invitations', now + INVITATION_DAY, now, { limit });
  }
  await insertInvitationMails(tx, leaving);
  const { organizationId, id: inviterId } = actor;
  const jobOf = (userId: string) => ({ organizationId, userId, inviterId });
  const isDue = ({ leavesAt }: { readonly leavesAt: Date }): boolean => leavesAt.getTime() <= now;
  await enqueueAll(
    tx,
    'send-invitation',
    leaving.filter(isDue).map(({ id }) => jobOf(id)),
  );
  await enqueueLater(
    tx,
    'send-invitation',
    leaving.filter((one) => !isDue(one)).map(({ id, leavesAt }) => ({ payload: jobOf(id), runAt: leavesAt })),
  );
}

function refusedUntil(
  code: 'invitation_just_sent' | 'too_many_invitations',
  until: number,
  now: number,
  values: Record<string, number> = {},
): Failure {
  return new Failure(code, { values, retryAfterSeconds: Math.ceil((until - now) / 1000) });
}
