import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { SamlFindings, SamlReading } from './saml-reading.ts';

/**
 * Beside the main thread, always: signatures of XML take tens of milliseconds, and whoever writes the text decides how
 * many. What reads it is loaded there too.
 */
export async function readSamlAside<Reading extends SamlReading>(
  { threads }: Services,
  organizationId: string,
  reading: Reading,
): Promise<SamlFindings[Reading['what']]> {
  type Finding = SamlFindings[Reading['what']];
  if (!threads) {
    const { readSaml } = await import('./saml-reading.ts');
    return readSaml(reading) as Finding;
  }
  const outcome = await threads.run(organizationId, { kind: 'saml', reading });
  if (outcome.kind === 'failed')
    throw new Failure(outcome.code, { ...outcome.details, logged: outcome.logged });
  if (outcome.kind !== 'answer') throw new Error('A thread said nothing of what it was to read.');
  return outcome.answer as Finding;
}
