import { z } from 'zod';
import { NoMailbox } from '#server/connections/no-mailbox.ts';
import { accessRefused } from '#server/connections/oauth-code.ts';
import { type OutsideAnswer, OutsideFailure, type OutsideRequest } from '#server/connections/outside-call.ts';
import type { MicrosoftChoice } from '#server/connections/outside-choices.ts';
import type { OpenAccess } from '#server/connections/provider-protocol.ts';
import type { Services } from '#server/services.ts';

export function microsoftChoice({ outside }: Services): MicrosoftChoice {
  const { microsoft } = outside.choices;
  if (!microsoft) throw new OutsideFailure('refused', 'not_set_up');
  return microsoft;
}

interface GraphCall {
  readonly method?: OutsideRequest['method'];
  readonly path: string;
  readonly body?: object;
}

const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/** Not the event is missing, but whoever it is written for, or their mailbox. */
function isNobody({ status, json }: OutsideAnswer): boolean {
  const told = errorSchema.safeParse(json);
  return status === 404 && told.data?.error.code !== 'ErrorItemNotFound';
}

/** One call of Microsoft Graph. Answers with what is left for who asked to read: also 400, 404, 409 and 410. */
export async function callGraph(
  services: Services,
  { access, mailbox, signal }: Pick<OpenAccess, 'access' | 'mailbox' | 'signal'>,
  { method = 'GET', path, body }: GraphCall,
): Promise<OutsideAnswer> {
  const answer = await services.outside.call({
    method,
    url: `${services.outside.choices['microsoft-company'].graph}${path}`,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      // An id that stays when somebody moves the event to another calendar of theirs.
      prefer: 'IdType="ImmutableId"',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  });
  if (answer.status === 401) throw new OutsideFailure('revoked', accessRefused);
  if (mailbox !== null && (answer.status === 403 || isNobody(answer)))
    throw new NoMailbox(String(answer.status));
  if (answer.status === 403) throw new OutsideFailure('scope', '403');
  return answer;
}
