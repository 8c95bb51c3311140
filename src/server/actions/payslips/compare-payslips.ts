import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { ColumnMeaning } from '#domain/payslips/payslip-columns.ts';
import { headingKey } from '#domain/payslips/payslip-columns.ts';
import type { PayslipRow } from '#domain/payslips/read-payslip-rows.ts';
import type { Acting } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { insertComparison, rememberColumns } from '#server/store/payslips.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { type LookedAtPayslips, lookAside } from './look-at-payslips.ts';
import { readPayslipFile } from './read-payslip-file.ts';
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

/**
 * J18: looks at everyone’s leave and changes nothing of it. It is looked at beside the main thread and in a transaction
 * of its own, so that nothing is held meanwhile; what comes back keeps what was found.
 */
export async function comparePayslips(
  services: Services,
  actor: Acting,
  form: SentPayslips,
): Promise<() => Promise<ShownComparison>> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  if ((form.rows.length === 0) === (form.file === null))
    throw new Failure('validation_failed', { fields: { rows: 'required' } });
  const pages = form.file === null ? null : await readPayslipFile(actor.organizationId, form.file);
  const looked = await lookAside(services, actor.organizationId, {
    date: form.date,
    establishment: form.establishment,
    printed: pages === null ? { rows: form.rows } : { pages },
  });
  return keepComparison(services, actor, form, looked);
}

function keepComparison(
  { database, now }: Services,
  actor: Acting,
  { name, date, file, columns }: SentPayslips,
  { organization, knownAt, establishment, leftOut, rows }: LookedAtPayslips,
): () => Promise<ShownComparison> {
  return () =>
    database.inOrganization(actor.organizationId, async (tx) => {
      const at = now();
      const id = timeOrderedId(at);
      const source = file === null ? ('table' as const) : ('pdf' as const);
      const made = { createdAt: at, createdBy: actor.id };
      const comparison = { id, name, source, date, establishment, knownAt, leftOut, ...made };
      await insertComparison(tx, comparison, rows);
      await rememberColumns(tx, remembered(columns), { changedAt: at, changedBy: actor.id });
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

function remembered(columns: SentPayslips['columns']) {
  const byHeading = new Map(columns.map(({ heading, meaning }) => [headingKey(heading), meaning]));
  byHeading.delete('');
  return [...byHeading].map(([heading, meaning]) => ({ heading, meaning }));
}
