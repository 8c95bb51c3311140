import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import released from '#tests/support/released-schema-names.json';
import { openApiDocument } from './openapi.ts';

interface Media {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Media & { readonly name: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

const document = openApiDocument('https://relache.example') as {
  readonly info: { readonly license?: { readonly name: string } };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const { schemas } = document.components;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
// Looked at by the server itself, which knows ranges of addresses.
for (const format of ['cidrv4', 'cidrv6']) ajv.addFormat(format, true);
ajv.addSchema(document, 'document');

const checks = new Map<string, ReturnType<typeof ajv.compile>>();

/** Many calls say the same: each way of saying is compiled once. Names inside point into the document. */
function checkOf(schema: Media['schema']): ReturnType<typeof ajv.compile> {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const check = checks.get(text) ?? ajv.compile(JSON.parse(text));
  checks.set(text, check);
  return check;
}

function problemsOf({ schema, example }: Media): unknown {
  const check = checkOf(schema);
  return check(example) ? [] : check.errors?.map(({ instancePath, message }) => [instancePath, message]);
}

describe('the schemas of the document', () => {
  it('have names, and those that were released keep theirs', () => {
    const names = Object.keys(schemas);
    expect(released.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('are spelt out once: what is sent and what is answered is told by name', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const body = requestBody?.content['application/json']?.schema;
      if (body) expect(Object.keys(body), operationId).toContain('$ref');
      const answer = responses[200]?.content?.['application/json']?.schema as {
        type?: string;
        items?: object;
      };
      if (answer?.type === 'array') expect(Object.keys(answer.items ?? {}), operationId).toContain('$ref');
      else if (answer) expect(answer.type, operationId).not.toBe('object');
    }
  });

  it('are all there that a name points to, and each is pointed to', () => {
    const text = JSON.stringify(document);
    const pointed = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...pointed].toSorted()).toEqual(Object.keys(schemas).toSorted());
  });
});

describe('every operation', () => {
  it('says who may call it, and what it refuses', () => {
    for (const { operationId, security, responses } of operations) {
      expect(security, operationId).toBeDefined();
      expect(
        Object.keys(responses).some((status) => status.startsWith('4')),
        operationId,
      ).toBe(true);
    }
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId)).toContain('operations.health');
    expect(document.info.license?.name).toBe('Proprietary');
  });

  it('has an example of all that is sent and answered, and each is taken by its schema', () => {
    let looked = 0;
    for (const { operationId, parameters = [], requestBody, responses } of operations) {
      const media = [
        ...parameters,
        ...Object.values(requestBody?.content ?? {}),
        ...Object.values(responses).flatMap(({ content = {} }) => Object.values(content)),
      ];
      for (const one of media) {
        expect(one.example, `${operationId} ${JSON.stringify(one).slice(0, 120)}`).toBeDefined();
        expect(problemsOf(one), `${operationId}: ${JSON.stringify(one.example)}`).toEqual([]);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(operations.length);
  }, 30_000);
});
