import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isMember, type Role } from '#domain/members/role.ts';
import { hasUnseen, type RemarkSubject, type Side, waitsFor } from '#domain/payroll/line-thread.ts';
import { MONTHS_LOOKED_BACK } from '#domain/payroll/pay-month.ts';
import { unitsByPerson } from '#server/actions/payroll/pay-units.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listPayingSites } from '#server/store/establishments.ts';
import { findOrganization } from '#server/store/organizations.ts';
import {
  type AskedThreads,
  listRemarksOf,
  listSeenSubjects,
  type NamedRemark,
  type RemarkReader,
  type ThreadHead,
} from '#server/store/payroll-remarks.ts';

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

export interface ThreadReader {
  readonly id: string;
  readonly role: Role;
}

export function sideOfReader(reader: Pick<ThreadReader, 'role'>): Side {
  return isMember(reader) ? 'company' : 'accountant';
}

export const asReader = (reader: ThreadReader): RemarkReader => ({
  id: reader.id,
  isAccountant: !isMember(reader),
});

/** Each line or person about which something was said, as this reader finds it. */
export async function lineThreads(
  tx: TenantTransaction,
  reader: ThreadReader,
  heads: readonly ThreadHead[],
): Promise<LineThread[]> {
  if (heads.length === 0) return [];
  // In the order of the heads; what was said of the same line in another month is none of them.
  const bySubject = new Map(heads.map((head): [string, NamedRemark[]] => [keyOfRemark(head), []]));
  for (const remark of await listRemarksOf(tx, heads)) bySubject.get(keyOfRemark(remark))?.push(remark);
  const months = [...new Set(heads.map(({ month }) => month))];
  const seenSubjects = await listSeenSubjects(tx, reader.id, months);
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

const keyOfRemark = (remark: ThreadHead): string => keyOf(remark.month, subjectOf(remark));

const keyOf = (month: PlainDate, { about, id }: RemarkSubject): string => `${month} ${about} ${id}`;

function subjectOf({ requestId, personId }: ThreadHead): RemarkSubject {
  return requestId === null ? { about: 'person', id: personId ?? '' } : { about: 'line', id: requestId };
}

async function unitsWhereApart(
  tx: TenantTransaction,
): Promise<(userId: string, month: PlainDate) => string | null> {
  const organization = await findOrganization(tx);
  if (organization?.payrollBy !== 'establishment') return () => null;
  return unitsByPerson(tx, await listPayingSites(tx));
}

/** J17: what is left to do about lines of this month and the twelve before it. */
export function openThreadsOf(reader: ThreadReader, today: PlainDate): AskedThreads {
  const current = firstOfMonth(today);
  return { from: addMonths(current, -MONTHS_LOOKED_BACK), to: current, openFor: asReader(reader) };
}
