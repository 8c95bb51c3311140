import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { openApiDocument } from '#contract/openapi.ts';

/** The contract, for machines at /api/openapi.json and for people at /api/docs. */
export async function mountDocumentation(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiDocument(publicUrl);
  app.get(`${apiBase}/openapi.json`, async (_request, reply) =>
    reply.type('application/json').send(document),
  );
  await app.register(async (scope) => {
    // The reader sets sizes of its own through style attributes; scripts stay limited to its own files.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
      );
    });
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, {
      routePrefix: `${apiBase}/docs`,
      // Without the bar that asks for the address of some other document.
      uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
      theme: { title: 'Relâche API' },
    });
  });
}
