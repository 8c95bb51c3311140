import { lastOfMonth } from '#domain/calendar/plain-date.ts';
import { type NextCall, nextCall } from '#domain/payroll-sending/next-call.ts';
import { monthOfAbsence, type ProviderAbsence } from '#domain/payroll-sending/provider-absence.ts';
import { refusalKind } from '#domain/payroll-sending/sending-states.ts';
import type { PayrollClient } from '#server/payroll-providers/payroll-client.ts';
import { ProviderFailure, ProviderRefusal } from '#server/payroll-providers/provider-answers.ts';
import type { Services } from '#server/services.ts';
import type { PayrollConnection } from '#server/store/payroll-connections.ts';
import { type LineChange, type SendingLine, updateSendingLine } from '#server/store/payroll-sendings.ts';

/** J27: reads what the program has, and does what is missing; a no of the program is this line's alone. */
export async function sendLine(
  { database, now }: Services,
  client: PayrollClient,
  { organizationId, provider }: PayrollConnection,
  sendingId: string,
  line: SendingLine,
  signal: AbortSignal,
): Promise<void> {
  const { position, deed, employee, code, startDate, startHalf, endDate, endHalf } = line;
  const absence: ProviderAbsence = { employee, code, startDate, startHalf, endDate, endHalf };
  const note = (changed: LineChange) =>
    database.inOrganization(organizationId, (tx) => updateSendingLine(tx, sendingId, position, changed));
  const done = (call: NextCall, remoteId: string | null) =>
    note({
      state: 'sent',
      // What a lost answer was about was no call for nothing.
      needless: call.kind === 'none' && line.state !== 'unknown',
      remoteId,
      notedAt: now(),
    });
  try {
    const month = monthOfAbsence(absence);
    const there = await client.absences(employee, month, lastOfMonth(month));
    const maybeSent = line.state === 'unknown';
    const call = nextCall(provider, { deed, absence, maybeSent, knownId: line.remoteId }, there);
    if (call.kind === 'occupied')
      return await note({ state: 'refused', refusal: 'occupied', notedAt: now() });
    if (call.kind === 'none') return await done(call, call.id ?? line.remoteId);
    await note({ state: 'unknown' });
    const remoteId = await made(client, absence, call).catch(async (error: unknown) => {
      if (isNotDone(error)) await note({ state: line.state });
      throw error;
    });
    // Ended from outside: its outcome counts as lost, and is looked up.
    signal.throwIfAborted();
    await done(call, remoteId ?? line.remoteId);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const refusal = refusalKind(error.sentence);
    await note({ state: 'refused', refusal, answer: error.sentence, notedAt: now() });
  }
}

async function made(
  client: PayrollClient,
  absence: ProviderAbsence,
  call: Exclude<NextCall, { kind: 'none' | 'occupied' }>,
): Promise<string | null> {
  if (call.kind === 'add') return client.add(absence);
  if (call.kind === 'change') await client.change(absence);
  else await client.remove(absence, call.id);
  return null;
}

/** Refused at the door: the program has not looked at the absence. */
function isNotDone(error: unknown): boolean {
  return (
    error instanceof ProviderFailure &&
    (error.trouble === 'busy' || error.trouble === 'credentials' || error.trouble === 'forbidden')
  );
}
