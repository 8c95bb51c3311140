import { dayOfInstant } from '#domain/calendar/instant.ts';
import { firstOfMonth, type PlainDate } from '#domain/calendar/plain-date.ts';
import { ledgerCounterOf } from '#domain/payslips/payslip-counter.ts';
import type { PayslipPage } from '#domain/payslips/payslip-page.ts';
import { type LeftOutRow, type PayslipRow, readPayslipRows } from '#domain/payslips/read-payslip-rows.ts';
import { threadsOf } from '#server/actions/organizations/worth-a-thread.ts';
import { closingsOf, payContext, paysFor } from '#server/actions/payroll/pay-units.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization } from '#server/store/organizations.ts';
import { listEveryoneEver, type NewComparedRow } from '#server/store/payslips.ts';
import { threadAnswer } from '#server/threads/thread-answer.ts';
import { comparedRows } from './compared-rows.ts';
import { rowsOfPages } from './read-payslip-file.ts';

/** Plain data, as it goes to a thread. */
export interface AskedPayslips {
  readonly date: PlainDate;
  /** J22: whose payslips they are. */
  readonly establishment: string | undefined;
  readonly printed: { readonly rows: readonly PayslipRow[] } | { readonly pages: readonly PayslipPage[] };
}

export interface LookedAtPayslips {
  readonly organization: { readonly id: string; readonly name: string };
  readonly knownAt: Date | null;
  readonly establishment: string | null;
  readonly leftOut: readonly LeftOutRow[];
  readonly rows: readonly NewComparedRow[];
}

/** By a thread where there is much to look at; a thread, which has none, looks at it itself. */
export async function lookAside(
  services: Services,
  organizationId: string,
  asked: AskedPayslips,
): Promise<LookedAtPayslips> {
  mustHoldNothing('what payslips are compared with');
  const threads = await threadsOf(services, organizationId);
  if (!threads) return lookAtPayslips(services, organizationId, asked);
  const outcome = await threads.run(organizationId, { kind: 'payslips', organizationId, asked });
  return threadAnswer(outcome) as LookedAtPayslips;
}

/** J18, J20: every counter that was printed beside ours, and the rows of nobody. Reads, and writes nothing. */
export async function lookAtPayslips(
  { database, now }: Services,
  organizationId: string,
  { date, establishment, printed }: AskedPayslips,
): Promise<LookedAtPayslips> {
  return database.inOrganization(organizationId, async (tx) => {
    const organization = await findOrganization(tx);
    if (!organization) throw new Failure('not_found');
    if (date > dayOfInstant(now().getTime(), organization.timeZone))
      throw new Failure('validation_failed', { fields: { date: 'day_to_come' } });
    const month = firstOfMonth(date);
    const context = await payContext(tx, organization, establishment);
    const everyone = (await listEveryoneEver(tx)).filter(({ id: userId }) => paysFor(context, userId, month));
    const sent = 'rows' in printed ? printed.rows : rowsOfPages(printed.pages, everyone);
    await refuseUnknownCounters(tx, sent);
    const isHere = ({ removedAt }: { readonly removedAt: Date | null }) => removedAt === null;
    const { found, leftOut } = readPayslipRows(
      sent,
      everyone.filter(isHere),
      everyone.filter((person) => !isHere(person)),
    );
    const [closed] = closingsOf(context, month);
    const knownAt = closed?.closedAt ?? null;
    return {
      organization: { id: organization.id, name: organization.name },
      knownAt,
      establishment: context.establishment?.id ?? null,
      leftOut,
      rows: await comparedRows(tx, organization, date, knownAt, found),
    };
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
