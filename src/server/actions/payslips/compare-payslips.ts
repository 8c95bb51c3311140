import { can } from '#domain/access/can.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import type { ColumnMeaning } from '#domain/payslips/payslip-columns.ts';
import { headingKey } from '#domain/payslips/payslip-columns.ts';
import { ledgerCounterOf } from '#domain/payslips/payslip-counter.ts';
import { type PayslipRow, readPayslipRows } from '#domain/payslips/read-payslip-rows.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { closingsOf, payContext, paysFor } from '#server/actions/payroll/pay-units.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { insertComparison, listEveryoneEver, rememberColumns } from '#server/store/payslips.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { comparedRows } from './compared-rows.ts';
import { readPayslipFile, rowsOfPages } from './read-payslip-file.ts';
import { type ShownComparison, shownComparison } from './show-comparison.ts';

export interface SentPayslips {
  readonly name: string;
  readonly date: PlainDate;
  /** J22: whose payslips they are. */
  readonly establishment?: string | undefined;
  readonly rows: readonly PayslipRow[];
  /** Instead of rows: PDF payslips as base64, which are read and forgotten. */
  readonly file: string | null;
  /** What was chosen for each heading, to be remembered. */
  readonly columns: readonly { readonly heading: string; readonly meaning: ColumnMeaning | null }[];
}

/** J18: looks at everyone's leave and changes nothing of it; what was found is kept. */
export async function comparePayslips(
  { database, now }: Services,
  actor: Acting,
  form: SentPayslips,
): Promise<ShownComparison> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  if ((form.rows.length === 0) === (form.file === null))
    throw new Failure('validation_failed', { fields: { rows: 'required' } });
  const pages = form.file === null ? null : await readPayslipFile(actor.organizationId, form.file);
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    const at = now();
    if (form.date > dayOfInstant(at.getTime(), organization.timeZone))
      throw new Failure('validation_failed', { fields: { date: 'day_to_come' } });
    const month = firstOfMonth(form.date);
    const context = await payContext(tx, organization, form.establishment);
    const everyone = (await listEveryoneEver(tx)).filter(({ id: userId }) => paysFor(context, userId, month));
    const printed = pages === null ? form.rows : rowsOfPages(pages, everyone);
    await refuseUnknownCounters(tx, printed);
    const isHere = ({ removedAt }: { readonly removedAt: Date | null }) => removedAt === null;
    const { found, leftOut } = readPayslipRows(
      printed,
      everyone.filter(isHere),
      everyone.filter((person) => !isHere(person)),
    );
    const [closed] = closingsOf(context, month);
    const knownAt = closed?.closedAt ?? null;
    const rows = await comparedRows(tx, organization, form.date, knownAt, found);
    const id = timeOrderedId(at);
    const { name, date } = form;
    const source = pages === null ? ('table' as const) : ('pdf' as const);
    const establishment = context.establishment?.id ?? null;
    const made = { createdAt: at, createdBy: actor.id };
    const comparison = { id, name, source, date, establishment, knownAt, leftOut, ...made };
    await insertComparison(tx, comparison, rows);
    await rememberColumns(tx, remembered(form), { changedAt: at, changedBy: actor.id });
    await record(tx, actor, at, {
      action: 'payroll.payslips_compared',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: {
        on: date,
        rows: rows.length,
        differences: rows.filter(({ result }) => result.difference !== 0).length,
      },
    });
    return shownComparison(tx, id);
  });
}

async function refuseUnknownCounters(tx: TenantTransaction, rows: readonly PayslipRow[]): Promise<void> {
  const types = await loadLeaveTypes(tx);
  const known = new Set<string | null>([
    'paid-leave',
    'rtt',
    ...[...types.values()].map(({ counter }) => counter),
  ]);
  const asked = rows.flatMap(({ counters }) => counters.map(({ counter }) => ledgerCounterOf(counter)));
  if (asked.some((counter) => !known.has(counter)))
    throw new Failure('validation_failed', { fields: { rows: 'invalid' } });
}

function remembered({ columns }: SentPayslips) {
  const byHeading = new Map(columns.map(({ heading, meaning }) => [headingKey(heading), meaning]));
  byHeading.delete('');
  return [...byHeading].map(([heading, meaning]) => ({ heading, meaning }));
}
