import fastJson from 'fast-json-stringify';
import type { Endpoint } from '#contract/endpoint.ts';
import { jsonSchemaOf } from '#contract/openapi.ts';

type Serialize = (answer: unknown) => string;

const schemas = new WeakMap<Endpoint['response'], object>();
const serializers = new WeakMap<object, Serialize>();

/** What an endpoint answers, always as the same object: that is what its serializer is found by. */
export function answerSchemaOf({ response }: Endpoint): object {
  const schema = schemas.get(response) ?? jsonSchemaOf(response, 'output', 'draft-7');
  schemas.set(response, schema);
  return schema;
}

/**
 * What the schema does not name does not leave the server. Made once in a process: every route has the same schema of
 * errors, and making a serializer takes longer than all else that mounting a route does.
 */
export function serializerOf(schema: object): Serialize {
  const serialize = serializers.get(schema) ?? fastJson(schema);
  serializers.set(schema, serialize);
  return serialize;
}
