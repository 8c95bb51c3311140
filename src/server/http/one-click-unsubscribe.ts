import type { FastifyInstance } from 'fastify';
import { newsletterEndpoints } from '#contract/newsletter.ts';
import { notificationsEndpoints } from '#contract/notifications.ts';
import { leaveNewsletter } from '#server/actions/newsletter/subscribe.ts';
import { unsubscribe } from '#server/actions/notifications/unsubscribe.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { newsletterPath, unsubscribePath } from '#server/mail/unsubscribe-headers.ts';
import type { Services } from '#server/services.ts';
import { limitsOf } from './limits.ts';

const largestForm = 4 * 1024;

/**
 * RFC 8058: the address in the List-Unsubscribe header, which mail programs post to by themselves, in either
 * form encoding. People who follow the link get the page of the same address, whose button asks the API.
 */
export function mountOneClickUnsubscribe(app: FastifyInstance, config: Config, services: Services): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: largestForm },
    async (_request: unknown, body: string) => body,
  );

  const lists = [
    { path: unsubscribePath, endpoint: notificationsEndpoints.unsubscribe, leave: unsubscribe },
    { path: newsletterPath, endpoint: newsletterEndpoints.unsubscribe, leave: leaveNewsletter },
  ];
  for (const { path, endpoint, leave } of lists) {
    const limits = limitsOf(app, config, endpoint);
    app.post<{ Querystring: { token?: unknown } }>(path, async (request, reply) => {
      for (const check of limits) await check(request);
      if (!/List-Unsubscribe.*One-Click/s.test(String(request.body))) throw new Failure('malformed_request');
      await leave(services, String(request.query.token));
      return reply.status(204).send();
    });
  }
}
