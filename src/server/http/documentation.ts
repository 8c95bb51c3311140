import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { Failure } from '#server/failure.ts';
import { answerError } from './errors.ts';

const readerBase = `${apiBase}/docs`;
/** Of one connection, and of how an answer is packed on it: the outer server says these itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * The contract, for machines at /api/openapi.json and for people at /api/docs. Both are made when somebody first asks:
 * the reader, with its own hundred files, is a server behind two routes of ours.
 */
export function mountDocumentation(app: FastifyInstance, publicUrl: string): void {
  let document: Record<string, unknown> | null = null;
  const documentOnce = (): Record<string, unknown> => {
    document ??= openApiDocument(publicUrl);
    return document;
  };
  let reader: Promise<FastifyInstance> | null = null;
  app.get(`${apiBase}/openapi.json`, async (_request, reply) =>
    reply.type('application/json').send(documentOnce()),
  );
  const read = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reader ??= openReader(documentOnce());
    const { url, headers } = request;
    const answer = await (await reader).inject({ method: 'GET', url, headers });
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !ownHeaders.includes(name)) reply.header(name, value);
    const { rawPayload: bytes } = answer;
    return reply.status(answer.statusCode).send(bytes.length > 0 ? bytes : undefined);
  };
  app.get(readerBase, read);
  app.get(`${readerBase}/*`, read);
  app.addHook('onClose', async () => void (await (await reader)?.close()));
}

async function openReader(document: Record<string, unknown>): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const reader = fastify();
  reader.setErrorHandler(answerError);
  reader.setNotFoundHandler((request, reply) => answerError(new Failure('not_found'), request, reply));
  // The reader sets sizes of its own through style attributes; scripts stay limited to its own files.
  reader.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'content-security-policy',
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
    );
  });
  await reader.register(swagger, { mode: 'static', specification: { document: document as never } });
  await reader.register(swaggerUi, {
    routePrefix: readerBase,
    // Without the bar that asks for the address of some other document.
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
    theme: { title: 'Relâche API' },
  });
  return reader;
}
