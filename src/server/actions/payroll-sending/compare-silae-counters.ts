import { can } from '#domain/access/can.ts';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { payslipRowsOfSilae } from '#domain/payroll-sending/silae-counters.ts';
import type { Acting } from '#server/actions/actor.ts';
import { comparePayslips } from '#server/actions/payslips/compare-payslips.ts';
import type { ShownComparison } from '#server/actions/payslips/show-comparison.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { findConnection } from '#server/store/payroll-connections.ts';
import { speakTo } from './test-connection.ts';

/** J28: what Silae says is compared as a table of payslips is; nothing else of it is kept. What comes back compares. */
export async function compareSilaeCounters(
  services: Services,
  actor: Acting,
  date: PlainDate,
): Promise<() => Promise<ShownComparison>> {
  if (!can(actor, 'payroll.compare')) throw new Failure('forbidden');
  const { database, ending } = services;
  const found = await database.inOrganization(actor.organizationId, findConnection);
  if (found?.connection.provider !== 'silae') throw new Failure('payroll_not_connected');
  const told = await speakTo(services, found.connection, ending, (client) =>
    client.counters(firstOfMonth(date)),
  );
  if (!told.ok) throw new Failure('payroll_provider_failed');
  const rows = payslipRowsOfSilae(told.answer);
  if (rows.length === 0) throw new Failure('payroll_provider_failed');
  return comparePayslips(services, actor, { name: 'Silae', date, rows, file: null, columns: [] });
}
