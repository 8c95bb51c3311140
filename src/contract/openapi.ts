import { z } from 'zod';
import { meanings } from '#domain/access/capabilities.ts';
import { keyPrefix } from '#domain/api-keys/key-format.ts';
import { callsPerMinute } from '#domain/api-keys/key-life.ts';
import { keyScopes } from '#domain/api-keys/key-scopes.ts';
import type { ErrorCode } from '#domain/refusals/error-code.ts';
import { api } from './api.ts';
import {
  apiBase,
  contentTypesOf,
  type Endpoint,
  type EndpointTable,
  needsSubscription,
  scopesOf,
  takesIdempotencyKey,
} from './endpoint.ts';
import { errorBodySchema, errorStatus } from './errors.ts';
import { describeWebhooks } from './openapi-webhooks.ts';

type JsonSchema = Record<string, unknown>;

/** A schema as JSON: what is accepted (`input`) or what is answered (`output`). */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  target: 'draft-7' | 'draft-2020-12',
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    // What the server refuses, the document does not offer.
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input' && zodSchema._zod.def.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
  return rest;
}

/** The OpenAPI 3.1 document of the endpoint tables. The developer's own tools are left out. */
export function openApiDocument(serverUrl: string): Record<string, unknown> {
  paths ??= describePaths();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Relâche',
      version: '1',
      description:
        'Programs come with a key, screens with the token of a login; both as a bearer token. Sentences come in the language of Accept-Language (fr by default, or en). ' +
        'Dates go out as YYYY-MM-DD; in, a plain date or an ISO timestamp is taken. ' +
        'Fields that are not named here are refused. Calls that change something take an Idempotency-Key, remembered ' +
        'for a day: sent again with the same key, they are answered the same and done once.',
    },
    servers: [{ url: `${serverUrl}${apiBase}` }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Error: jsonSchemaOf(errorBodySchema, 'output', 'draft-2020-12') },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a login: what a person at a screen has. For programs, a key.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${keyPrefix}…`,
          description: keyDescription,
        },
      },
    },
  };
}

const keyDescription =
  'A key of a person or of the organisation, made on the page « API keys ». Each call names the scopes of which a key ' +
  `needs one; calls that name none take no key. At most ${callsPerMinute} calls a minute: RateLimit-Limit, ` +
  'RateLimit-Remaining and RateLimit-Reset say what is left, Retry-After how long to wait after 429. ' +
  `The scopes: ${keyScopes.map((scope) => `\`${scope}\` (${meanings[scope]})`).join(', ')}.`;

/** Any one of the scopes will do; what is about oneself (`x-oneself`) needs a personal key. */
function securityOf(endpoint: Endpoint): Record<string, readonly string[]>[] {
  return [{ session: [] }, ...scopesOf(endpoint).map((scope) => ({ key: [scope] }))];
}

/** The same for every server, and long to make. */
let paths: Record<string, Record<string, unknown>> | undefined;

function describePaths(): Record<string, Record<string, unknown>> {
  const described: Record<string, Record<string, unknown>> = {};
  for (const [feature, table] of Object.entries<EndpointTable>(api)) {
    for (const [name, endpoint] of Object.entries(table)) {
      if (endpoint.access === 'local') continue;
      const method = endpoint.method.toLowerCase();
      described[endpoint.path] = {
        ...described[endpoint.path],
        [method]: operation(feature, name, endpoint),
      };
    }
  }
  return described;
}

function operation(feature: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  if (takesIdempotencyKey(endpoint)) {
    const schema = { type: 'string', maxLength: 200 };
    parameters.push({ name: 'Idempotency-Key', in: 'header', required: false, schema });
  }
  const responseSchema = jsonSchemaOf(endpoint.response, 'output', 'draft-2020-12');
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...(endpoint.access === 'session' ? { security: securityOf(endpoint) } : {}),
    ...(endpoint.oneself ? { 'x-oneself': true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: jsonContent(jsonSchemaOf(endpoint.body, 'input', 'draft-2020-12')),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: Object.fromEntries(
          contentTypesOf(endpoint).map((type) => [type, { schema: responseSchema }]),
        ),
      },
      ...errorResponses(endpoint),
    },
  };
}

function errorResponses(endpoint: Endpoint): Record<string, unknown> {
  const codes: ErrorCode[] = ['malformed_request', 'validation_failed'];
  if (endpoint.access === 'session') codes.push('unauthenticated');
  if (scopesOf(endpoint).length > 0)
    codes.push('key_mistyped', 'key_ended', 'key_address', 'key_scope_missing');
  else if (endpoint.access === 'session') codes.push('key_not_taken');
  if (takesIdempotencyKey(endpoint)) codes.push('idempotency_key_busy', 'idempotency_key_reused');
  if (endpoint.secretAnswer) codes.push('idempotent_answer_sealed');
  if (needsSubscription(endpoint)) codes.push('subscription_required');
  codes.push(...(endpoint.errors ?? []), ...(endpoint.heavy ? (['too_heavy', 'too_busy'] as const) : []));
  codes.push('unavailable');
  const grouped = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const status = errorStatus(code);
    const known = grouped.get(status) ?? [];
    if (!known.includes(code)) grouped.set(status, [...known, code]);
  }
  return Object.fromEntries(
    [...grouped].map(([status, names]) => [
      status,
      { description: names.join(', '), content: jsonContent({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input', 'draft-2020-12') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonContent(schema: JsonSchema): Record<string, unknown> {
  return { 'application/json': { schema } };
}
