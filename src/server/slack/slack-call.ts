import { z } from 'zod';
import type { ConnectionTrouble } from '#domain/connections/outside-connection.ts';
import { OutsideFailure } from '#server/connections/outside-call.ts';
import type { Services } from '#server/services.ts';

const answerSchema = z.looseObject({ ok: z.boolean(), error: z.string().optional() });

/** Slack's words for an access that is gone. */
const gone = [
  'invalid_auth',
  'not_authed',
  'account_inactive',
  'token_revoked',
  'token_expired',
  'no_permission',
];
const scopes = ['missing_scope', 'not_allowed_token_type', 'ekm_access_denied'];
const overloaded = ['internal_error', 'fatal_error', 'service_unavailable', 'request_timeout'];

function troubleOf(error: string): ConnectionTrouble {
  if (gone.includes(error)) return 'revoked';
  if (scopes.includes(error)) return 'scope';
  if (error === 'ratelimited' || error === 'rate_limited') return 'busy';
  return overloaded.includes(error) ? 'unreachable' : 'refused';
}

export interface SlackCall {
  readonly method: string;
  readonly token?: string;
  /** Sent as a form, which every method takes, unless something in it is no text: those that only read take no JSON. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
}

/** One method of Slack's Web API. What it refuses is told by its documented code, and by nothing else. */
export async function callSlack<Answer extends z.ZodType>(
  { outside }: Services,
  { method, token, body = {}, signal }: SlackCall,
  schema: Answer,
): Promise<z.output<Answer>> {
  const { slack } = outside.choices;
  if (!slack) throw new OutsideFailure('refused', 'not_set_up');
  const isForm = Object.values(body).every((value) => typeof value === 'string');
  const { json } = await outside.call({
    method: 'POST',
    url: `${slack.api}/${method}`,
    headers: {
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json; charset=utf-8',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    signal,
  });
  const told = answerSchema.safeParse(json);
  if (!told.success) throw new OutsideFailure('unreachable', 'no_json');
  if (!told.data.ok) {
    const error = told.data.error ?? 'unknown';
    throw new OutsideFailure(troubleOf(error), error);
  }
  const read = schema.safeParse(json);
  if (!read.success) throw new OutsideFailure('refused', 'unexpected_answer');
  return read.data;
}
