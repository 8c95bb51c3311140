import type { FastifyInstance } from 'fastify';
import { companyLoginReturn } from '#contract/company-login.ts';
import { apiBase } from '#contract/endpoint.ts';
import { samlPath } from '#contract/saml-connections.ts';
import { ourSamlMetadata } from '#server/actions/company-login/our-saml-metadata.ts';
import { takeSamlAnswer } from '#server/actions/company-login/take-saml-answer.ts';
import type { Config } from '#server/config.ts';
import { Failure } from '#server/failure.ts';
import { largestResponse } from '#server/saml/message-sizes.ts';
import type { Services } from '#server/services.ts';
import { limitsOf } from './limits.ts';

/** In a form, base64 is longer by what is written as %2B; the state stands beside it. */
const largestForm = largestResponse + 16 * 1024;

interface Place {
  readonly organizationId: string;
  readonly connectionId: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The whole office comes back from its provider at nine, from one address. */
const answering = { method: 'POST', path: samlPath, limit: { max: 600, minutes: 15, by: 'ip' } } as const;

/**
 * Beside the API's tables, as SCIM is: what is posted and fetched here is SAML's to describe. The post comes from another
 * site, by a form, and so without any cookie of ours: it opens nothing. The browser is led on to a page of ours, which
 * asks for the session with its cookie (I27).
 */
export function mountSamlAnswers(app: FastifyInstance, config: Config, services: Services): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largestForm },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  const limits = limitsOf(app, config, answering);
  const place = `${apiBase}${samlPath}/:organizationId/:connectionId`;

  app.post(`${place}/answer`, { bodyLimit: largestForm }, async (request, reply) => {
    for (const check of limits) await check(request);
    const form = request.body;
    if (!(form instanceof URLSearchParams)) throw new Failure('malformed_request');
    const relayState = form.get('RelayState') ?? '';
    const response = form.get('SAMLResponse') ?? '';
    await takeSamlAnswer(services, { ...placeIn(request.params), relayState, response });
    const known = new URLSearchParams({ state: relayState.slice(0, 100) });
    return reply.redirect(`${companyLoginReturn}?${known}`, 303);
  });

  app.get(`${place}/metadata`, async (request, reply) => {
    const { organizationId, connectionId } = placeIn(request.params);
    const text = await ourSamlMetadata(services, organizationId, connectionId);
    return reply
      .header('content-disposition', 'attachment; filename="relache-saml.xml"')
      .type('application/samlmetadata+xml; charset=utf-8')
      .send(text);
  });
}

function placeIn(params: unknown): Place {
  const { organizationId, connectionId } = params as Place;
  if (!uuid.test(organizationId) || !uuid.test(connectionId)) throw new Failure('not_found');
  return { organizationId, connectionId };
}
