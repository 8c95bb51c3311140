import type { ProviderTrouble } from '#domain/payroll-sending/sending-states.ts';
import { passes, pauseBefore } from '#domain/payroll-sending/sending-states.ts';
import type { JobPayload } from '#server/actions/job-payloads.ts';
import { clientFor } from '#server/payroll-providers/payroll-providers.ts';
import { ProviderFailure } from '#server/payroll-providers/provider-answers.ts';
import type { Services } from '#server/services.ts';
import { notifyLive } from '#server/store/live.ts';
import { findConnectionById, type PayrollConnection } from '#server/store/payroll-connections.ts';
import {
  findSending,
  listSendingLines,
  type PayrollSending,
  type SendingLine,
  updateSending,
} from '#server/store/payroll-sendings.ts';
import { enqueueSending } from './enqueue-sending.ts';
import { sendLine } from './send-line.ts';
import { noteSuccess, noteTrouble } from './test-connection.ts';

/** After so long it makes room for others, and goes on as another job. */
const turnMs = 45_000;
const linesBetweenNews = 10;

/**
 * J27: line by line. What is under way is written before a call leaves, and what became of it after, so that a process
 * that ends in between leaves one line to look up and nothing to send twice.
 */
export async function sendAbsences(
  services: Services,
  { organizationId, sendingId }: JobPayload<'send-absences'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const begun = await database.inOrganization(organizationId, async (tx) => {
    const sending = await findSending(tx, sendingId);
    const connection = sending && (await findConnectionById(tx, sending.connectionId));
    if (!sending || !connection || sending.endedAt !== null) return null;
    return { sending, connection, lines: await listSendingLines(tx, sendingId) };
  });
  if (!begun) return;
  const { sending, connection } = begun;
  try {
    const isOver = await sendLines(services, sending, connection, begun.lines, signal);
    await database.inOrganization(organizationId, async (tx) => {
      await noteSuccess(tx, connection.id, now());
      const change = isOver ? { endedAt: now() } : {};
      await updateSending(tx, sendingId, { failures: 0, nextAt: null, ...change });
      if (!isOver) await enqueueSending(tx, sendingId);
    });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    await pauseOrStop(services, sending, connection, error);
  }
}

/** Whether all of them were sent; false when its turn is over. */
async function sendLines(
  services: Services,
  sending: PayrollSending,
  connection: PayrollConnection,
  lines: readonly SendingLine[],
  signal: AbortSignal,
): Promise<boolean> {
  const { payrollProviders, messenger, database } = services;
  // The account that was shown, should the connection lead elsewhere by now.
  if (connection.dossier !== sending.dossier) throw new ProviderFailure('disconnected');
  const client = clientFor(payrollProviders, messenger.secrets, connection, signal);
  const startedAt = performance.now();
  const open = lines.filter(({ state }) => state === 'waiting' || state === 'unknown');
  for (const [place, line] of open.entries()) {
    signal.throwIfAborted();
    if (performance.now() - startedAt > turnMs) return false;
    await sendLine(services, client, connection, sending.id, line, signal);
    if (place % linesBetweenNews === 0) {
      await database.inOrganization(connection.organizationId, (tx) => notifyLive(tx, ['payroll']));
    }
  }
  return true;
}

async function pauseOrStop(
  { database, now }: Services,
  { id, failures: before }: PayrollSending,
  connection: PayrollConnection,
  { trouble, sentence, retryAfterMs }: ProviderFailure,
): Promise<void> {
  await database.inOrganization(connection.organizationId, async (tx) => {
    const at = now();
    const latest = (await findSending(tx, id))?.failures ?? before;
    const failures = latest + 1;
    const pauseMs = passes(trouble) ? pauseBefore(failures, retryAfterMs) : null;
    if (trouble !== 'disconnected') await noteTrouble(tx, connection.id, at, { trouble, sentence });
    if (pauseMs === null) await updateSending(tx, id, stopped(trouble, at));
    else {
      await updateSending(tx, id, { failures, nextAt: new Date(at.getTime() + pauseMs) });
      await enqueueSending(tx, id, Math.ceil(pauseMs / 1000));
    }
    await notifyLive(tx, ['payroll']);
  });
}

function stopped(trouble: ProviderTrouble, at: Date) {
  return { endedAt: at, stoppedBy: trouble, nextAt: null };
}
