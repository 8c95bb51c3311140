import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import type { MailParts } from './compose.ts';
import { type LongMail, renderHere } from './long-mail.ts';

/** Up to here it takes a few milliseconds, less than waking a thread. */
const shortLines = 20;

/** Beside the main thread when it is long: hundreds of lines would hold up every answer for half a second. */
export async function renderLongMail(
  { threads }: Services,
  organizationId: string,
  mail: LongMail,
  lines: number,
): Promise<MailParts> {
  if (!threads || lines <= shortLines) return renderHere(mail);
  const outcome = await threads.run(organizationId, { kind: 'mail', mail });
  if (outcome.kind === 'failed') throw new Failure(outcome.code, outcome.details);
  if (outcome.kind !== 'answer') throw new Error(`A mail was asked for; ${outcome.kind} came.`);
  return outcome.answer as MailParts;
}
