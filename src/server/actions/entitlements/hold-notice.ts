import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { loadPeople, type WrittenPerson } from '#server/actions/balances/everyone.ts';
import { Failure } from '#server/failure.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { findNotice, type SicknessNotice } from '#server/store/sickness-notices.ts';
import { lockPerson, type PersonInOrganization } from '#server/store/users.ts';

/** A notice that nobody has given yet, of a person whom the transaction holds. */
export interface HeldNotice {
  readonly found: PersonInOrganization;
  readonly written: WrittenPerson;
  readonly notice: SicknessNotice;
  readonly today: PlainDate;
}

export async function holdNotice(
  tx: TenantTransaction,
  actor: SessionActor,
  noticeId: string,
  at: Date,
): Promise<HeldNotice> {
  const seen = await findNotice(tx, noticeId);
  const found = seen && (await lockPerson(tx, seen.person.id));
  if (!found) throw new Failure('not_found');
  const { person, organization } = found;
  if (!can(actor, 'entitlement.decide', person)) throw new Failure('forbidden');
  // Looked at again by whoever came second.
  const held = await findNotice(tx, noticeId);
  if (!held) throw new Failure('not_found');
  if (held.notice.sentAt !== null) throw new Failure('already_sent');
  const [written] = await loadPeople(tx, organization, [person]);
  if (!written) throw new Failure('not_found');
  const today = dayOfInstant(at.getTime(), organization.timeZone);
  return { found, written, notice: held.notice, today };
}
