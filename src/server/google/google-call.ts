import { z } from 'zod';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { accessRefused } from '#server/connections/oauth-code.ts';
import { type OutsideAnswer, OutsideFailure, type OutsideRequest } from '#server/connections/outside-call.ts';
import type { GoogleChoice } from '#server/connections/outside-choices.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';

const errorSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
});

/** Google's words for « slower ». */
const slower = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded'];

export function googleChoice({ outside }: Services): GoogleChoice {
  const { google } = outside.choices;
  if (!google) throw new OutsideFailure('refused', 'not_set_up');
  return google;
}

interface GoogleCall {
  readonly method?: OutsideRequest['method'];
  /** The calendar where nothing else is said. */
  readonly api?: 'calendar' | 'gmail';
  readonly path: string;
  readonly body?: object;
}

/** One call of the Calendar API, or of Gmail's. Answers with what is left for who asked to read: also 400, 403, 404, 409 and 410. */
export async function callGoogle(
  services: Services,
  { access, mailbox, signal }: Pick<OpenAccess, 'access' | 'mailbox' | 'signal'>,
  { api = 'calendar', method = 'GET', path, body }: GoogleCall,
): Promise<OutsideAnswer> {
  const { outside } = services;
  const answer = await outside.call({
    method,
    url: `${api === 'gmail' ? googleChoice(services).gmail : outside.choices['google-company'].calendar}${path}`,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  if (answer.status === 401) throw new OutsideFailure('revoked', accessRefused);
  if (answer.status < 400) return answer;
  const told = errorSchema.safeParse(answer.json);
  const reason = told.success ? (told.data.error.errors[0]?.reason ?? null) : null;
  if (mailbox !== null && reason === 'notACalendarUser') throw new NoMailbox(reason);
  if (answer.status !== 403) return answer;
  if (reason !== null && slower.includes(reason)) throw new OutsideFailure('busy', reason);
  if (reason === 'insufficientPermissions') throw new OutsideFailure('scope', reason);
  return answer;
}
