import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/endpoint.ts';
import { receiveEvent } from '#server/actions/subscription/receive-event.ts';
import { Failure } from '#server/failure.ts';
import type { Services } from '#server/services.ts';

export const paymentsWebhookPath = `${apiBase}/webhooks/payments`;

const largestEvent = 1024 * 1024;

/** The signature covers every byte, so that the body is taken as it came. In a scope of its own, for its parser. */
export function mountWebhooks(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestEvent },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post(paymentsWebhookPath, async (request) => {
    const signature = request.headers['stripe-signature'];
    if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) throw new Failure('webhook_refused');
    await receiveEvent(services, request.body, signature);
    return { received: true };
  });
}
