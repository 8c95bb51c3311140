import type { Services } from '#server/services.ts';
import { threadAnswer } from '#server/threads/thread-answer.ts';
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
  return threadAnswer(outcome) as Finding;
}
