import { plainDate } from '#domain/calendar/plain-date.ts';
import type { Acting } from '#server/actions/actor.ts';
import { closePayMonth } from '#server/actions/payroll/close-month.ts';
import { makeFileOfMonth } from '#server/actions/payroll/pay-files.ts';
import type { Services } from '#server/services.ts';

/** A file of a month that nobody was away in: what counts is that it is theirs. */
export async function makePayFile(services: Services, admin: Acting): Promise<string> {
  const month = plainDate('2026-01-01');
  await closePayMonth(services, admin, month);
  return (await makeFileOfMonth(services, admin, month, 'free')).file.id;
}
