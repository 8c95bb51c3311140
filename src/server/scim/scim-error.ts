import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatus } from '#contract/errors.ts';
import { mostMembers, mostOperations } from '#domain/directories/directory-life.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { Language } from '#domain/text/language.ts';
import { ScimRefusal } from '#server/actions/directories/directory-work.ts';
import { errorBody, failureOf } from '#server/http/errors.ts';
import { troubleOf } from '#server/store/connection-failure.ts';

export const scimType = 'application/scim+json; charset=utf-8';

/** SCIM has one sentence for all fields at fault. */
const mostNamed = 3;

const errorUrn = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** What a directory takes for « this person is there already » is told of nothing else. */
const otherStatus: Readonly<Partial<Record<ErrorCode, number>>> = {
  seat_limit_reached: 403,
  last_admin: 403,
  too_many_teams: 403,
  too_many_memberships: 403,
};

const statuses: Readonly<Partial<Record<ScimRefusal['problem'], number>>> = { uniqueness: 409, tooMany: 413 };

const details: Readonly<Record<ScimRefusal['problem'], string>> = {
  invalidSyntax: 'The body is not what this call takes.',
  invalidValue: 'A value is missing or is not of the kind that the attribute takes.',
  invalidPath: 'The path of an operation cannot be read.',
  noTarget: 'An operation says nothing about what it removes.',
  mutability: 'This attribute cannot be taken away.',
  tooMany: `A call takes at most ${mostOperations} operations and ${mostMembers} members: send it in several.`,
  invalidFilter: 'The filter cannot be read, or asks for an attribute that is not known here.',
  uniqueness: 'There is one of this name already.',
  teams_elsewhere: 'This connection takes no groups: its teams come from elsewhere.',
};

/** RFC 7644 §3.12, with the sentence in the language of the admin who reads it in their directory. */
export function answerScimError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): FastifyReply {
  const { status, scimType: type, detail } = toldAs(error, request, reply, language);
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type(scimType)
    .send(
      JSON.stringify({
        schemas: [errorUrn],
        status: String(status),
        ...(type === undefined ? {} : { scimType: type }),
        detail,
      }),
    );
}

interface Told {
  readonly status: number;
  readonly scimType?: string;
  readonly detail: string;
}

function toldAs(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Told {
  if (error instanceof ScimRefusal) {
    const { problem } = error;
    const detail = details[problem];
    if (problem === 'teams_elsewhere') return { status: 403, detail };
    return { status: statuses[problem] ?? 400, scimType: problem, detail };
  }
  const failure = failureOf(error);
  const { code } = failure;
  if (code === 'internal') request.log.error({ err: error }, 'request failed');
  if (code === 'unavailable') request.log.warn({ code: troubleOf(error) }, 'the database is in trouble');
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer realm="relache"');
  const { error: sentence, fields = {} } = errorBody(failure, language);
  const named = Object.keys(fields).slice(0, mostNamed);
  const detail = named.length > 0 ? `${sentence} (${named.join(', ')})` : sentence;
  const status = otherStatus[code] ?? errorStatus(code);
  if (code === 'email_taken') return { status, scimType: 'uniqueness', detail };
  if (code === 'validation_failed') return { status, scimType: 'invalidValue', detail };
  if (code === 'malformed_request') return { status, scimType: 'invalidSyntax', detail };
  return { status, detail };
}
