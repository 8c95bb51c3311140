import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isMember, type Role } from '#domain/members/role.ts';
import { hasUnseen, type RemarkSubject, type Side, waitsFor } from '#domain/payroll/line-thread.ts';
import { MONTHS_LOOKED_BACK } from '#domain/payroll/pay-month.ts';
import { unitsByPerson } from '#server/actions/payroll/pay-units.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites } from '#server/store/establishments.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listRemarks, listSeenSubjects, type NamedRemark } from '#server/store/payroll-remarks.ts';

export interface LineThread {
  readonly month: PlainDate;
  readonly subject: RemarkSubject;
  readonly userId: string;
  readonly personName: string;
  /** J22: where the month of the person is found; null where months are of everyone. */
  readonly establishment: string | null;
  readonly waitsFor: Side | null;
  readonly unseen: boolean;
  readonly remarks: readonly NamedRemark[];
}

interface RemarkReader {
  readonly id: string;
  readonly role: Role;
}

export function sideOfReader(reader: Pick<RemarkReader, 'role'>): Side {
  return isMember(reader) ? 'company' : 'accountant';
}

/** One for each line or person about which something was said, as this reader finds it. */
export async function lineThreads(
  tx: TenantTransaction,
  reader: RemarkReader,
  from: PlainDate,
  to: PlainDate,
): Promise<LineThread[]> {
  const bySubject = new Map<string, NamedRemark[]>();
  for (const remark of await listRemarks(tx, from, to)) {
    const key = keyOf(remark.month, subjectOf(remark));
    bySubject.set(key, [...(bySubject.get(key) ?? []), remark]);
  }
  if (bySubject.size === 0) return [];
  const seenSubjects = await listSeenSubjects(tx, reader.id);
  const seen = new Map(seenSubjects.map(({ month, subject, seenAt }) => [keyOf(month, subject), seenAt]));
  const unitOf = await unitsWhereApart(tx);
  return [...bySubject].flatMap(([key, remarks]) => {
    const [first] = remarks;
    if (!first) return [];
    const { month, userId, personName } = first;
    const unseen = hasUnseen(remarks, sideOfReader(reader), seen.get(key) ?? null);
    const of = { month, subject: subjectOf(first), userId, personName };
    return [{ ...of, establishment: unitOf(userId, month), waitsFor: waitsFor(remarks), unseen, remarks }];
  });
}

const keyOf = (month: PlainDate, { about, id }: RemarkSubject): string => `${month} ${about} ${id}`;

function subjectOf({ requestId, userId }: NamedRemark): RemarkSubject {
  return requestId === null ? { about: 'person', id: userId } : { about: 'line', id: requestId };
}

async function unitsWhereApart(
  tx: TenantTransaction,
): Promise<(userId: string, month: PlainDate) => string | null> {
  const organization = await findOrganization(tx);
  if (organization?.payrollBy !== 'establishment') return () => null;
  return unitsByPerson(tx, await listPayingSites(tx));
}

/** J17: what is left to do about lines of this month and the twelve before it. */
export async function openThreads(
  tx: TenantTransaction,
  reader: RemarkReader,
  today: PlainDate,
): Promise<LineThread[]> {
  const current = firstOfMonth(today);
  const threads = await lineThreads(tx, reader, addMonths(current, -MONTHS_LOOKED_BACK), current);
  return threads.filter((thread) => thread.unseen || thread.waitsFor !== null);
}
