import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { LeaveTypes } from '#domain/leave-types/leave-type.ts';
import { WHOLE_COMPANY } from '#domain/payroll/establishment.ts';
import type { Acting, SessionActor } from '#server/actions/actor.ts';
import { record } from '#server/actions/audit-log/record.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { TenantTransaction } from '#server/store/database.ts';
import { loadLeaveTypes } from '#server/store/leave-types.ts';
import { findOrganization, lockOrganization } from '#server/store/organizations.ts';
import { type ClosedMonth, listClosedMonths } from '#server/store/payroll.ts';
import { findConnection, type PayrollConnection } from '#server/store/payroll-connections.ts';
import { findRunningSending, insertSending, type PayrollSending } from '#server/store/payroll-sendings.ts';
import { timeOrderedId } from '#server/store/time-ordered-id.ts';
import { enqueueSending } from './enqueue-sending.ts';
import { type MonthPlan, monthPlan } from './month-plan.ts';
import { providerName } from './provider-name.ts';
import { type ShownSending, shownSending } from './show-sendings.ts';

export interface ShownPlan extends MonthPlan {
  readonly month: PlainDate;
  readonly connection: PayrollConnection;
  readonly running: PayrollSending | null;
  readonly types: LeaveTypes;
}

export async function showMonthPlan(
  { database }: Services,
  actor: SessionActor,
  month: PlainDate,
): Promise<ShownPlan> {
  if (!can(actor, 'payroll.read')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const { plan, connection } = await planToday(tx, month);
    const running = await findRunningSending(tx, connection.id);
    return { ...plan, month, connection, running, types: await loadLeaveTypes(tx) };
  });
}

/** J26: what was looked at is what is sent; where anything has changed since, it is looked at again. */
export async function sendMonth(
  { database, now }: Services,
  actor: Acting,
  month: PlainDate,
  digest: string,
): Promise<ShownSending> {
  if (!can(actor, 'payroll.send')) throw new Failure('forbidden');
  return database.inOrganization(actor.organizationId, async (tx) => {
    const organization = await lockOrganization(tx);
    const { plan, connection, closing, dossier } = await planToday(tx, month);
    if ((await findRunningSending(tx, connection.id)) !== null) throw new Failure('payroll_sending_running');
    if (plan.steps.length === 0) throw new Failure('payroll_sending_empty');
    if (plan.digest !== digest) throw new Failure('changed_meanwhile');
    const at = now();
    const id = timeOrderedId(at);
    await insertSending(
      tx,
      {
        id,
        connectionId: connection.id,
        closingId: closing.id,
        provider: connection.provider,
        dossier,
        begunAt: at,
        begunBy: actor.id,
        failures: 0,
        nextAt: null,
        endedAt: null,
        stoppedBy: null,
      },
      plan.steps.map(({ deed, absence, userId, personName, type, maybeSent, remoteId }) => ({
        deed,
        userId,
        personName,
        type,
        ...absence,
        state: maybeSent ? ('unknown' as const) : ('waiting' as const),
        needless: false,
        refusal: null,
        answer: null,
        remoteId,
        notedAt: null,
      })),
    );
    await enqueueSending(tx, id);
    await record(tx, actor, at, {
      action: 'payroll.sent',
      subject: { kind: 'organization', id: organization.id, name: organization.name },
      details: {
        month: month.slice(0, 7),
        program: providerName(connection.provider),
        lines: plan.steps.length,
      },
    });
    return shownSending(tx, id);
  });
}

interface PlanToday {
  readonly plan: MonthPlan;
  readonly connection: PayrollConnection;
  readonly closing: ClosedMonth;
  readonly dossier: string;
}

async function planToday(tx: TenantTransaction, month: PlainDate): Promise<PlanToday> {
  const connection = (await findConnection(tx))?.connection;
  if (!connection) throw new Failure('payroll_not_connected');
  const closings = (await listClosedMonths(tx)).filter((each) => each.month === month);
  const [closing] = closings;
  const apart = (await findOrganization(tx))?.payrollBy === 'establishment';
  if (apart || closings.some(({ unit }) => unit !== WHOLE_COMPANY))
    throw new Failure('payroll_sending_apart');
  if (closing === undefined) throw new Failure('payroll_month_open');
  const { dossier } = connection;
  // PayFit has not said yet which company the key is for: a test asks it.
  if (dossier === null) throw new Failure('payroll_not_connected');
  return { plan: await monthPlan(tx, connection, dossier, closing), connection, closing, dossier };
}
