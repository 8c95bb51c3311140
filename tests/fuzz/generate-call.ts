import { gzipSync } from 'node:zlib';
import { apiBase, type Endpoint } from '#contract/endpoint.ts';
import { MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { inputSchema, type JsonSchema, type NamedEndpoint } from '#tests/support/contract-inputs.ts';
import { sampleJpeg, samplePdf, samplePng } from '#tests/support/sample-files.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { broken, type KnownWords, validValue, wildText, wildValue } from './generate-value.ts';

export const callerNames = [
  'admin',
  'manager',
  'team_lead',
  'employee',
  'accountant',
  /** A program, with a key of the organisation that may do all that a key may. */
  'key',
  'nobody',
  'stranger',
] as const;

export type CallerName = (typeof callerNames)[number];

export interface GeneratedCall {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: Buffer | undefined;
  readonly caller: CallerName;
}

/** What the fields of a call look like, read once for each endpoint. */
export interface CallShape {
  readonly endpoint: Endpoint;
  readonly params: JsonSchema | null;
  readonly query: JsonSchema | null;
  readonly body: JsonSchema | null;
}

export function shapeOf({ endpoint }: NamedEndpoint): CallShape {
  return {
    endpoint,
    params: inputSchema(endpoint, 'params'),
    query: inputSchema(endpoint, 'query'),
    body: inputSchema(endpoint, 'body'),
  };
}

const brokenShare = 0.5;
const uploadShare = 0.7;

/** One call of an endpoint: by anyone, with anything in it, said to be anything. */
export function generateCall(shape: CallShape, random: Random, known: KnownWords): GeneratedCall {
  const { endpoint } = shape;
  const headers = headersOf(random);
  return {
    method: endpoint.method,
    url: `${apiBase}${pathOf(shape, random, known)}${queryOf(shape, random, known)}`,
    payload: payloadOf(shape, random, known, headers),
    headers,
    caller: random.pick(callerNames),
  };
}

function pathOf({ endpoint, params }: CallShape, random: Random, known: KnownWords): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (random.chance(0.1))
      return random.pick(['%00', '..%2f..%2fx', '%ff', 'a'.repeat(300), '%ud800', ' ', '*', '__proto__']);
    if (random.chance(0.1))
      return encodeURIComponent(
        wildText(random)
          .slice(0, 200)
          .replace(/\p{Surrogate}/gu, '\ufffd'),
      );
    const schema = params?.properties?.[name] ?? {};
    const value = name === 'id' && endpoint.path.startsWith('/leave-types') ? random.pick(known.types) : null;
    return encodeURIComponent(value ?? String(validValue(schema, name, random, known)));
  });
}

function queryOf({ query }: CallShape, random: Random, known: KnownWords): string {
  const valid = query ? (validValue(query, '', random, known) as Record<string, unknown>) : {};
  const search = new URLSearchParams(Object.entries(valid).map(([name, value]) => [name, String(value)]));
  if (random.chance(query ? brokenShare : 0.1)) {
    const names = [
      ...search.keys(),
      ...Object.keys(query?.properties ?? {}),
      'zz',
      '__proto__',
      'from[]',
      '',
    ];
    search.append(
      random.pick(names),
      wildText(random)
        .slice(0, 4_000)
        .replace(/\p{Surrogate}/gu, '\ufffd'),
    );
  }
  const text = search.toString();
  if (random.chance(0.05)) return `?${text}&%zz&=&a=%ff&${'x'.repeat(random.below(3_000))}`;
  return text === '' ? '' : `?${text}`;
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  const latin = (text: string): string => text.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 1_000);
  if (random.chance(0.3)) headers['idempotency-key'] = `key-${random.below(20)}`;
  if (random.chance(0.05)) headers['idempotency-key'] = latin(wildText(random));
  if (random.chance(0.2))
    headers['accept-language'] = random.pick([
      'en',
      'fr',
      'xx;q=9',
      `${'a,'.repeat(500)}`,
      latin(wildText(random)),
    ]);
  if (random.chance(0.2)) headers['user-agent'] = latin(wildText(random));
  if (random.chance(0.1))
    headers.origin = random.pick(['https://evil.example', 'null', latin(wildText(random))]);
  if (random.chance(0.1))
    headers['accept-encoding'] = random.pick(['gzip', 'br', 'gzip;q=x', '*', latin(wildText(random))]);
  if (random.chance(0.1)) headers['if-none-match'] = latin(wildText(random));
  if (random.chance(0.05)) headers['x-forwarded-for'] = latin(wildText(random));
  return headers;
}

function payloadOf(
  { endpoint, body }: CallShape,
  random: Random,
  known: KnownWords,
  headers: Record<string, string>,
): Buffer | undefined {
  if (endpoint.upload && random.chance(uploadShare)) return fileOf(endpoint.upload.types, random, headers);
  if (!body && (endpoint.method === 'GET' || random.chance(0.7))) return undefined;
  const valid = body ? validValue(body, '', random, known) : {};
  const value = random.chance(brokenShare) ? broken(valid, random) : valid;
  const text = textOf(value);
  const type = random.chance(0.85) ? 'application/json' : oddType(random);
  if (type !== null) headers['content-type'] = type;
  if (type === null && random.chance(0.5)) return undefined;
  return encoded(text, random, headers);
}

/** A file as somebody sends it: whole, cut off, said to be another, or none at all. */
function fileOf(types: readonly string[], random: Random, headers: Record<string, string>): Buffer {
  headers['content-type'] = random.pick(types);
  const file = random.pick([samplePdf, samplePng, sampleJpeg])();
  switch (random.below(4)) {
    case 0:
      return file.subarray(0, random.below(file.length));
    case 1:
      return Buffer.concat([file.subarray(0, 20), Buffer.from(textOf(wildValue(random)))]);
    default:
      return file;
  }
}

/** Names and texts as JSON may write them: halves of a pair by their number. */
function textOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function oddType(random: Random): string | null {
  return random.pick([
    null,
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; charset=utf-16',
    'application/json; charset=utf-16',
    'application/json; charset=nowhere',
    'application/xml',
    'application/octet-stream',
    ...Object.values(MEDIA_TYPES),
    'image/svg+xml',
    '*/*',
    ';;;',
    'application/json, text/plain',
    'x'.repeat(200),
  ]);
}

function encoded(text: string, random: Random, headers: Record<string, string>): Buffer {
  if (random.chance(0.9)) return Buffer.from(text);
  switch (random.below(6)) {
    case 0:
      headers['content-encoding'] = random.pick(['gzip', 'br', 'deflate', 'zstd', 'identity', 'x, y', '']);
      return Buffer.from(text);
    case 1:
      headers['content-encoding'] = 'gzip';
      return gzipSync(text);
    case 2:
      headers['content-encoding'] = 'gzip';
      return gzipSync(text).subarray(0, 12);
    case 3:
      return Buffer.from(text.slice(0, -1));
    case 4:
      return Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
    default:
      return Buffer.from(textOf(wildValue(random)));
  }
}
