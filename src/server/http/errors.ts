import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ErrorBody, errorStatus } from '#contract/errors.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import type { Language } from '#domain/text/language.ts';
import { Failure, type Reason } from '#server/failure.ts';
import { problemSentence, reasonSentence } from '#server/reason-sentence.ts';
import { isDatabaseTrouble, troubleOf } from '#server/store/connection-failure.ts';
import { languageOfCall } from './request-language.ts';

const databaseRetrySeconds = 2;

/** Fastify's own refusals, before a handler is reached. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'unsupported_media_type',
};

/**
 * Every other one of the framework that blames the caller: none of these is a failure of ours. Whoever sends files
 * marks as `expose` what may be told, such as a path that leads out of their folder.
 */
function frameworkCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', statusCode = 500, expose } = error as Partial<FastifyError> & { expose?: unknown };
  if (Object.hasOwn(frameworkCodes, code)) return frameworkCodes[code];
  if (statusCode < 400 || statusCode >= 500) return undefined;
  if (expose === true) return statusCode === 400 ? 'malformed_request' : 'not_found';
  return code.startsWith('FST_') ? 'malformed_request' : undefined;
}

/** Turns whatever was thrown into the one shape of an error, in the caller's language. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = startAnswer(error, request, reply);
  return reply.send(errorBody(failure, languageOfCall(request.headers)));
}

/** The same for programs that expect no JSON: one line of text. */
export function answerErrorInWords(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { error: sentence } = errorBody(startAnswer(error, request, reply), languageOfCall(request.headers));
  return reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

function startAnswer(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Failure {
  const failure = failureOf(error);
  if (failure.code === 'internal' && !failure.details.logged)
    request.log.error({ err: error }, 'request failed');
  else if (failure.code === 'unavailable' && failure !== error)
    request.log.warn({ code: troubleOf(error) }, 'the database is in trouble');
  const { retryAfterSeconds } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.status(errorStatus(failure.code)).header('cache-control', 'no-store');
  return failure;
}

export function errorBody({ code, details }: Failure, language: Language): ErrorBody {
  const { also = [], values } = details;
  const fields = fieldSentences([details, ...also], language);
  return {
    error: reasonSentence({ ...details, code }, language),
    code,
    ...(fields ? { fields } : {}),
    ...(values ? { details: { ...values } } : {}),
    ...(also.length > 0 ? { more: also.map((reason) => reasonSentence(reason, language)) } : {}),
  };
}

/** Of two reasons at one field, the first is told there. */
function fieldSentences(reasons: readonly Pick<Reason, 'fields'>[], language: Language) {
  const problems = new Map<string, string>();
  for (const [path, problem] of reasons.flatMap(({ fields = {} }) => Object.entries(fields))) {
    if (!problems.has(path)) problems.set(path, problemSentence(problem, language));
  }
  return problems.size > 0 ? Object.fromEntries(problems) : null;
}

export function validationFailure(error: z.ZodError): Failure {
  // Without a prototype: a field may bear any name, that of an inherited one as well.
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (path === '') return new Failure('malformed_request');
    fields[path] ??= issue.message;
  }
  return new Failure('validation_failed', { fields });
}

/** What the caller is told about whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof z.ZodError) return validationFailure(error);
  if (isDatabaseTrouble(error)) {
    return new Failure('unavailable', { retryAfterSeconds: databaseRetrySeconds });
  }
  return new Failure(frameworkCode(error) ?? 'internal');
}
