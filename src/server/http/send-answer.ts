import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, NamedFile, RefetchedText } from '#contract/endpoint.ts';

export function answersJson({ file, namedFile, refetched, stream }: Endpoint): boolean {
  return !(file || namedFile || refetched || stream);
}

/** Sends what a handler answered the way its entry of the table says; whatever is not JSON brings its own headers. */
export function sendAnswer(
  { file, refetched, stream, namedFile }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): unknown {
  if (stream) {
    return reply
      .type(stream.type)
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(answer);
  }
  // The handlers of these entries answer with nothing else; a table of them all cannot say so.
  if (refetched) return sendRefetched(refetched, request, reply, answer as RefetchedText);
  if (namedFile) return sendFile(reply, answer as NamedFile);
  return file ? sendFile(reply, { ...file, content: answer as NamedFile['content'] }) : answer;
}

function sendFile(
  reply: FastifyReply,
  { type, name, content, cacheControl = 'no-store' }: NamedFile,
): FastifyReply {
  return reply
    .type(type.startsWith('text/') ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', cacheControl)
    .send(sendable(content));
}

function sendable(content: NamedFile['content']): string | Buffer | Readable {
  if (typeof content === 'string') return content;
  return content instanceof Uint8Array ? bytesOf(content) : Readable.from(content, { objectMode: false });
}

/** The same memory, as Node's own kind of bytes: what comes from a thread is none. */
export function bytesOf(content: Uint8Array): Buffer {
  return Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}

/** Whoever fetches it may keep it, no one in between; and asks first whether it is still the same. */
function sendRefetched(
  { type, name }: NonNullable<Endpoint['refetched']>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, changedAt }: RefetchedText,
): FastifyReply {
  // A weak one: it stands for the text, however that is packed on its way.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply
    .header('cache-control', 'private, no-cache')
    .header('etag', tag)
    .header('last-modified', changedAt.toUTCString());
  if (isKnown(headers, tag, changedAt)) return reply.status(304).send();
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `inline; filename="${name}"`)
    .send(text);
}

/** RFC 9110, section 13.2.2: a tag, when there is one, speaks before a date. */
function isKnown(headers: FastifyRequest['headers'], tag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    const opaque = (one: string): string => one.trim().replace(/^W\//, '');
    return tags.split(',').some((one) => opaque(one) === '*' || opaque(one) === opaque(tag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
