import { randomUUID } from 'node:crypto';
import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { closePayMonth } from '#server/actions/payroll/close-month.ts';
import { disconnect, setConnection } from '#server/actions/payroll-sending/connection.ts';
import type { Services } from '#server/services.ts';
import { listClosedMonths } from '#server/store/payroll.ts';
import { findConnectionOf } from '#server/store/payroll-connections.ts';
import { insertSending } from '#server/store/payroll-sendings.ts';

/** A sending that is over, of a connection that is cut: nothing of these tests leaves the machine. */
export async function makeSending(services: Services, admin: Acting): Promise<string> {
  const month = plainDate('2026-01-01');
  const closed = () => services.database.inOrganization(admin.organizationId, listClosedMonths);
  if ((await closed()).length === 0) await closePayMonth(services, admin, month);
  const [closing] = await closed();
  const form = { provider: 'silae', dossier: '1', clientId: 'c', apiKey: '' } as const;
  await setConnection(services, admin, { ...form, clientSecret: 's', subscriptionKey: 'k' });
  await disconnect(services, admin);
  const id = randomUUID();
  await services.database.inOrganization(admin.organizationId, async (tx) => {
    const connection = await findConnectionOf(tx, 'silae');
    const at = services.now();
    await insertSending(
      tx,
      {
        id,
        connectionId: connection?.id ?? '',
        closingId: closing?.id ?? '',
        provider: 'silae',
        dossier: '1',
        begunAt: at,
        begunBy: admin.id,
        failures: 0,
        nextAt: null,
        endedAt: at,
        stoppedBy: null,
      },
      [],
    );
  });
  return id;
}
