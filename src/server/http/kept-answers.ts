import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { dayOfInstant } from '#domain/calendar/instant.ts';
import type { Language } from '#domain/text/language.ts';
import type { SessionActor } from '#server/actions/actor.ts';
import { isReadOnly } from '#server/actions/subscription/subscription-today.ts';
import type { SentAnswer } from '#server/sent-answers.ts';
import type { Services } from '#server/services.ts';

/**
 * All that an answer follows from. The version was read before anything that the answer shows, so what is kept under
 * it may be newer, and is never older; null where nothing may be kept.
 */
export function questionOf(
  { now }: Services,
  endpoint: Endpoint,
  actor: SessionActor | undefined,
  language: Language,
  { url }: Pick<FastifyRequest, 'url'>,
): string | null {
  if (!endpoint.untilWritten || !actor || actor.organizationVersion === null) return null;
  const at = now();
  const today = dayOfInstant(at.getTime(), actor.timeZone);
  const { organizationVersion, id, role, key } = actor;
  // A key knows no more than its scopes.
  const scopes = key ? [key.id, ...key.scopes] : null;
  return JSON.stringify([organizationVersion, id, role, scopes, language, today, isReadOnly(actor, at), url]);
}

/**
 * Sends an answer, or only that the caller has it already. Its name is made of what it says and of nothing else: a
 * write that the reader is told nothing of does not show in it.
 */
export function sendBytes(
  { headers: { 'if-none-match': held } }: FastifyRequest,
  reply: FastifyReply,
  { bytes, headers, tag }: SentAnswer,
): FastifyReply {
  reply.header('etag', tag);
  if (held?.split(',').some((one) => one.trim() === tag)) return reply.status(304).send();
  for (const [title, value] of headers) reply.header(title, value);
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/** A weak name: it stands for what is told, however that is packed on its way. */
export function answerTag(bytes: Uint8Array, headers: SentAnswer['headers']): string {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url')}"`;
}
