import { createHash } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';
import { threadAnswer } from '#server/threads/thread-answer.ts';
import { answerError } from './errors.ts';
import { bytesOf } from './send-answer.ts';
import type { WrittenContract, WrittenForm } from './written-contract.ts';

const readerBase = `${apiBase}/docs`;
/** Of one connection, and of how an answer is packed on it: the outer server says these itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
/** Strangers ask for it, whose turn is that of no organisation. */
const nobodysTurn = 'contract';
const formTypes = { json: 'application/json; charset=utf-8', yaml: 'application/x-yaml' } as const;

type Form = keyof WrittenContract;
type SentForm = WrittenForm & { readonly tag: string };
type SentContract = Readonly<Record<Form, SentForm>>;

/**
 * The contract, for machines at /api/openapi.json and for people at /api/docs. Both are made when somebody first asks,
 * the contract by a thread; from then on its bytes are only sent. The reader, with its own hundred files, is a server
 * behind two routes of ours.
 */
export function mountDocumentation(app: FastifyInstance, services: Services): void {
  let written: Promise<SentContract> | null = null;
  const contractOnce = (): Promise<SentContract> => {
    written ??= writtenAside(services).catch((error: unknown) => {
      written = null;
      throw error;
    });
    return written;
  };
  const send =
    (form: Form) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      sendForm(request, reply.type(formTypes[form]), (await contractOnce())[form]);
  app.get(`${apiBase}/openapi.json`, send('json'));
  app.get(`${readerBase}/json`, send('json'));
  app.get(`${readerBase}/yaml`, send('yaml'));

  let reader: Promise<FastifyInstance> | null = null;
  const read = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reader ??= openReader();
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

/** By a thread; by this one where there are none, as while developing. */
async function writtenAside({ threads, publicUrl }: Services): Promise<SentContract> {
  if (!threads) {
    const { writeContract } = await import('./written-contract.ts');
    return sentContract(await writeContract(publicUrl));
  }
  const outcome = await threads.run(nobodysTurn, { kind: 'contract', publicUrl });
  return sentContract(threadAnswer(outcome) as WrittenContract);
}

function sentContract({ json, yaml }: WrittenContract): SentContract {
  const tagged = (form: WrittenForm): SentForm => ({
    ...form,
    // A weak one: it stands for the text, however that is packed on its way.
    tag: `W/"${createHash('sha256').update(form.plain).digest('base64url')}"`,
  });
  return { json: tagged(json), yaml: tagged(yaml) };
}

function sendForm({ headers }: FastifyRequest, reply: FastifyReply, form: SentForm): FastifyReply {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', form.tag);
  if (headers['if-none-match']?.split(',').some((one) => one.trim() === form.tag))
    return reply.status(304).send();
  const accepted = headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const)
    if (new RegExp(`\\b${encoding}\\b`).test(accepted))
      return reply.header('content-encoding', encoding).send(bytesOf(form[encoding]));
  return reply.send(bytesOf(form.plain));
}

async function openReader(): Promise<FastifyInstance> {
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
  // What it shows, its page fetches from our routes: here it only has to have something.
  const document = { openapi: '3.1.0', info: { title: 'Relâche', version: '1' }, paths: {} };
  await reader.register(swagger, { mode: 'static', specification: { document } });
  await reader.register(swaggerUi, {
    routePrefix: readerBase,
    // Without the bar that asks for the address of some other document.
    uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
    theme: { title: 'Relâche API' },
  });
  return reader;
}
