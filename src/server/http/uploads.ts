import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { Failure } from '#server/failure.ts';

/** So many files are held in memory at once; who comes then tries again. */
const mostAtOnce = 8;
/** One that sends its bytes slowly keeps its place for long: those of one company leave room for the others. */
const mostOfOneAtOnce = 2;
/** Whose files they are, once for each. */
const held: string[] = [];

/** Files are left unread until a handler asks for them. */
export function takeUploads(app: FastifyInstance, tables: readonly EndpointTable[]): void {
  const types = tables.flatMap((table) => Object.values(table)).flatMap(({ upload }) => upload?.types ?? []);
  app.addContentTypeParser([...new Set(types)], (_request, payload, done) => done(null, payload));
}

/** Whether a file waits to be read. */
export const isUnread = ({ body }: FastifyRequest): boolean => body instanceof Readable;

/** What says that it is too large is not read at all; what does not say is read no further than it may be. */
export async function readUpload(
  { body, headers }: FastifyRequest,
  { largest }: NonNullable<Endpoint['upload']>,
  organizationId: string,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Failure('unsupported_media_type');
  if (Number(headers['content-length'] ?? 0) > largest) throw tooLarge(largest);
  const own = held.filter((id) => id === organizationId).length;
  if (held.length >= mostAtOnce || own >= mostOfOneAtOnce)
    throw new Failure('too_busy', { retryAfterSeconds: 2 });
  held.push(organizationId);
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of body) {
      size += part.length;
      if (size > largest) throw tooLarge(largest);
      parts.push(part);
    }
    return Buffer.concat(parts, size);
  } finally {
    held.splice(held.indexOf(organizationId), 1);
  }
}

const tooLarge = (largest: number): Failure =>
  new Failure('file_too_large', { values: { megabytes: largest / 1024 / 1024 } });
