import { dayOfInstant } from '#domain/calendar/instant.ts';
import { services as parts } from '#domain/status/service-status.ts';
import type { Services } from '#server/services.ts';
import { isUp } from '#server/status/probes.ts';
import { noteServiceCheck } from '#server/store/status.ts';

/**
 * Once a minute. What cannot be written down because the database is away is no check at all: its silence shows as
 * degraded, and the job that was missed is not made up for.
 */
export async function checkServices({ database, now, probes, ending, log }: Services): Promise<void> {
  const at = now();
  const day = dayOfInstant(at.getTime(), 'UTC');
  const results = await Promise.all(
    parts.map(async (service) => ({ service, ok: await isUp(probes[service]) })),
  );
  // A process that ends has closed its own doors: nothing of that is worth a word, or a mark on the day.
  if (ending.aborted) return;
  for (const { service, ok } of results)
    if (!ok) log.warn({ service }, 'a part of the service does not answer');
  await database.atGate(async (tx) => {
    for (const { service, ok } of results) await noteServiceCheck(tx, service, day, at, ok);
  });
}
