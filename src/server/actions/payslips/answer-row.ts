import { can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import { ledgerCounterOf } from '#domain/payslips/payslip-counter.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { writeAdjustment } from '#server/actions/people-sheets/adjust-balance.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { notifyLive } from '#server/store/live.ts';
import {
  type ComparedRow,
  findComparison,
  lockComparedRow,
  markRowAdjusted,
  noteRow,
} from '#server/store/payslips.ts';
import { type ShownComparison, shownComparison } from './show-comparison.ts';

/** Which row of which comparison. */
export interface RowPlace {
  readonly id: string;
  readonly row: number;
}

/** J21: an explanation in words; an empty one takes it back. */
export async function noteOnRow(
  { database, now }: Services,
  actor: SessionActor,
  { id, row }: RowPlace,
  note: string,
): Promise<ShownComparison> {
  // J21: what the company notes for itself is nothing an accountant reads or writes: they ask.
  if (!can(actor, 'payroll.compare') || !isMember(actor)) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    await heldRow(tx, { id, row });
    const noted =
      note === ''
        ? { note: null, notedAt: null, notedBy: null }
        : { note, notedAt: now(), notedBy: actor.id };
    await noteRow(tx, id, row, noted);
    await notifyLive(tx, ['payroll']);
    return shownComparison(tx, id, row);
  });
}

/** J21: ours becomes theirs, by a line with its reason like any other adjustment; once for each row. */
export async function adjustRow(
  { database, now }: Services,
  actor: Acting,
  { id, row }: RowPlace,
  reason: string,
): Promise<ShownComparison> {
  if (!can(actor, 'payroll.compare') || !can(actor, 'balance.adjust')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { userId, counter, result, adjustedAt } = await heldRow(tx, { id, row });
    const found = await findComparison(tx, id);
    if (!found || result.difference === 0) throw new Failure('not_found');
    if (adjustedAt !== null) throw new Failure('payslip_row_adjusted');
    const at = now();
    await writeAdjustment(tx, actor, at, userId, {
      counter: ledgerCounterOf(counter),
      days: result.difference,
      date: found.comparison.date,
      reason,
      ofPeriodBefore: counter === 'paid-leave-n1',
    });
    await markRowAdjusted(tx, id, row, { adjustedAt: at, adjustedBy: actor.id });
    return shownComparison(tx, id, row);
  });
}

async function heldRow(tx: TenantTransaction, { id, row }: RowPlace): Promise<ComparedRow> {
  const held = await lockComparedRow(tx, id, row);
  if (!held) throw new Failure('not_found');
  return held;
}
