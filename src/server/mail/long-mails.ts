import { createElement } from 'react';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { type MailParts, renderMail } from './compose.ts';
import { DailyDigestMail, type DailyDigestMailProps } from './templates/daily-digest.tsx';
import { TeamDigestMail, type TeamDigestMailProps } from './templates/team-digest.tsx';

/** Mails that list what others did, and so are as long as a team is large. Plain data: it travels to a thread. */
export type LongMail =
  | { readonly template: 'daily-digest'; readonly props: DailyDigestMailProps }
  | { readonly template: 'team-digest'; readonly props: TeamDigestMailProps };

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

export function renderHere(mail: LongMail): Promise<MailParts> {
  return renderMail(
    mail.template === 'team-digest'
      ? createElement(TeamDigestMail, mail.props)
      : createElement(DailyDigestMail, mail.props),
  );
}
