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

/** One call of Microsoft Graph. Answers with what is left for who asked to read: also 400, 404, 409 and 410. */
export async function callGraph(
  services: Services,
  { access, signal }: Pick<OpenAccess, 'access' | 'signal'>,
  { method = 'GET', path, body }: GraphCall,
): Promise<OutsideAnswer> {
  const answer = await services.outside.call({
    method,
    url: `${microsoftChoice(services).graph}${path}`,
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
  if (answer.status === 403) throw new OutsideFailure('scope', '403');
  return answer;
}
