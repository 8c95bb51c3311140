import type { z } from 'zod';
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
import { exampleOf, type Schema } from './example-values.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { NamedSchemas } from './named-schemas.ts';
import { describeWebhooks } from './openapi-webhooks.ts';
import { PAGES } from './pages.ts';
import { answerNames, formNames } from './schema-names.ts';

/** The OpenAPI 3.1 document of the endpoint tables. The developer's own tools are left out. */
export function openApiDocument(serverUrl: string): Record<string, unknown> {
  const { paths, schemas } = namedOnce();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Relâche',
      version: '1',
      license: { name: 'Proprietary', url: `${serverUrl}${PAGES.terms.path}` },
      termsOfService: `${serverUrl}${PAGES.terms.path}`,
      description:
        'Programs come with a key, screens with the token of a login; both as a bearer token. Sentences come in the language of Accept-Language (fr by default, or en). ' +
        'Dates go out as YYYY-MM-DD; in, a plain date or an ISO timestamp is taken. ' +
        'Fields that are not named here are refused. Calls that change something take an Idempotency-Key, remembered ' +
        'for a day: sent again with the same key, they are answered the same and done once.',
    },
    externalDocs: {
      description: 'Guides, examples, what changed and what never does.',
      url: `${serverUrl}${PAGES.documentation.path}#integrations`,
    },
    servers: [{ url: `${serverUrl}${apiBase}` }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas,
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

const errorExample = 'What went wrong, in the language that was asked for.';

const keyDescription =
  'A key of a person or of the organisation, made on the page « API keys ». Each call names the scopes of which a key ' +
  `needs one; calls that name none take no key. At most ${callsPerMinute} calls a minute: RateLimit-Limit, ` +
  'RateLimit-Remaining and RateLimit-Reset say what is left, Retry-After how long to wait after 429. ' +
  `The scopes: ${keyScopes.map((scope) => `\`${scope}\` (${meanings[scope]})`).join(', ')}.`;

/** Any one of the scopes will do; what is about oneself (`x-oneself`) needs a personal key. */
function securityOf(endpoint: Endpoint): Record<string, readonly string[]>[] {
  return [{ session: [] }, ...scopesOf(endpoint).map((scope) => ({ key: [scope] }))];
}

interface Described {
  readonly paths: Record<string, Record<string, unknown>>;
  readonly schemas: Record<string, JsonSchema>;
}

/** The same for every server, and long to make. */
let described: Described | undefined;

/** Whatever else the document comes to hold, such as `webhooks`, goes through `named` like the paths. */
function namedOnce(): Described {
  if (described) return described;
  const names = nameSchemas();
  described = {
    paths: names.named(describePaths()) as Described['paths'],
    schemas: names.components(),
  };
  return described;
}

/** Every call with its schemas spelt out, as the reference of the site shows them. */
export function describePaths(): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const { feature, name, endpoint } of everyEndpoint()) {
    const method = endpoint.method.toLowerCase();
    found[endpoint.path] = { ...found[endpoint.path], [method]: operation(feature, name, endpoint) };
  }
  return found;
}

function everyEndpoint() {
  return Object.entries<EndpointTable>(api)
    .flatMap(([feature, table]) =>
      Object.entries(table).map(([name, endpoint]) => ({ feature, name, endpoint })),
    )
    .filter(({ endpoint }) => endpoint.access !== 'local');
}

/** Those that have a name of their own, then those that are called after their one call. */
function nameSchemas(): NamedSchemas {
  const names = new NamedSchemas();
  names.add('Error', answerSchema(errorBodySchema));
  for (const [name, schema] of Object.entries(answerNames)) names.add(name, answerSchema(schema));
  for (const [name, schema] of Object.entries(formNames)) names.add(name, formSchema(schema));
  for (const { feature, name, endpoint } of everyEndpoint()) {
    const title = capitalized(feature) + capitalized(name);
    if (endpoint.body) names.add(`${title}Form`, formSchema(endpoint.body));
    const answer = answerSchema(endpoint.response);
    if (answer.type === 'object') names.add(`${title}Answer`, answer);
    const { items } = answer as { items?: JsonSchema };
    if (items?.type === 'object') names.add(`${title}Item`, items);
  }
  return names;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const answerSchema = (schema: z.ZodType): JsonSchema => jsonSchemaOf(schema, 'output', 'draft-2020-12');
const formSchema = (schema: z.ZodType): JsonSchema => jsonSchemaOf(schema, 'input', 'draft-2020-12');

function operation(feature: string, name: string, endpoint: Endpoint): Record<string, unknown> {
  const parameters = [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')];
  if (takesIdempotencyKey(endpoint)) {
    const schema = { type: 'string', maxLength: 200 };
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema,
      example: '7f1c-2027-07',
    });
  }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    security: endpoint.access === 'session' ? securityOf(endpoint) : [],
    ...(endpoint.oneself ? { 'x-oneself': true } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: exemplified(['application/json'], formSchema(endpoint.body), 'required'),
          },
        }
      : {}),
    ...(endpoint.upload
      ? { requestBody: { required: true, content: uploadContent(endpoint.upload.types) } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: exemplified(contentTypesOf(endpoint), answerSchema(endpoint.response), 'everything'),
      },
      ...errorResponses(endpoint),
    },
  };
}

function uploadContent(types: readonly string[]): Record<string, unknown> {
  const schema = { type: 'string', format: 'binary' };
  return Object.fromEntries(types.map((type) => [type, { schema, example: 'the bytes of the file' }]));
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
      {
        description: names.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Error' },
            example: { error: errorExample, code: names[0] },
          },
        },
      },
    ]),
  );
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = formSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    example: exampleOf(property as Schema, name, 'required'),
  }));
}

/** What is sent or answered, with one such value: of a form what it must have, of an answer all that it may hold. */
function exemplified(
  types: readonly string[],
  schema: JsonSchema,
  parts: 'required' | 'everything',
): Record<string, unknown> {
  const example = exampleOf(schema as Schema, '', parts);
  return Object.fromEntries(types.map((type) => [type, { schema, example }]));
}
