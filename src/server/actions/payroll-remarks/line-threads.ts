import { addMonths, firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { isMember, type Role } from '#domain/members/role.ts';
import { hasUnseen, type Side, waitsFor } from '#domain/payroll/line-thread.ts';
import { MONTHS_LOOKED_BACK } from '#domain/payroll/pay-month.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { listRemarks, listSeenLines, type NamedRemark } from '#server/store/payroll-remarks.ts';

export interface LineThread {
  readonly month: PlainDate;
  readonly requestId: string;
  readonly personName: string;
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

/** One for each line about which something was said, as this reader finds it. */
export async function lineThreads(
  tx: TenantTransaction,
  reader: RemarkReader,
  from: PlainDate,
  to: PlainDate,
): Promise<LineThread[]> {
  const byLine = new Map<string, NamedRemark[]>();
  for (const remark of await listRemarks(tx, from, to)) {
    const key = `${remark.month} ${remark.requestId}`;
    byLine.set(key, [...(byLine.get(key) ?? []), remark]);
  }
  const seen = new Map(
    (await listSeenLines(tx, reader.id)).map((line) => [`${line.month} ${line.requestId}`, line.seenAt]),
  );
  return [...byLine].flatMap(([key, remarks]) => {
    const [first] = remarks;
    if (!first) return [];
    const { month, requestId, personName } = first;
    const unseen = hasUnseen(remarks, sideOfReader(reader), seen.get(key) ?? null);
    return [{ month, requestId, personName, waitsFor: waitsFor(remarks), unseen, remarks }];
  });
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
