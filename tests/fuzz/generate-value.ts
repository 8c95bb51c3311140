import type { JsonSchema } from '#tests/support/contract-inputs.ts';
import type { Random } from '#tests/support/seeded-random.ts';

/** What a value may name that is really there. */
export interface KnownWords {
  readonly ids: readonly string[];
  readonly types: readonly string[];
}

const days = [
  '2026-03-02',
  '2026-07-06',
  '2026-07-10',
  '2027-01-04',
  '1970-01-01',
  '2100-12-31',
  '2024-02-29',
];

/** By the name of the field: what a schema does not say and an action looks at. */
const words: Readonly<Record<string, readonly string[]>> = {
  startDate: [...days, '2026-07-06T00:00:00.000Z', '2026-10-25T01:30:00+02:00'],
  endDate: [...days, '2026-07-10T22:30:00Z'],
  counter: ['paid-leave', 'rtt', 'own', 'nowhere'],
  timeZone: ['Europe/Paris', 'Pacific/Noumea', 'America/Guadeloupe'],
  referencePeriodStart: ['06-01', '01-01', '12-01'],
  color: ['#3B82F6', '#EF4444', '#abcdef'],
  card: ['4242424242424242', '4000000000000002', '4242 4242 4242 4242'],
  previous: ['3', '12,5', '-1', '', '400'],
  current: ['2.08', '0', ''],
  rtt: ['', '4'],
  employedFrom: ['01/09/2023', '1er sept. 2023', '45170', '', '31/02/2020'],
  offer: ['spontaneous'],
  catalogueKey: ['paternity', 'nowhere'],
};

/** A value that the schema takes, as far as a schema tells. */
export function validValue(schema: JsonSchema, name: string, random: Random, known: KnownWords): unknown {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return validValue(random.pick(options), name, random, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return validObject(schema, random, known);
    case 'array': {
      const { items = {}, minItems = 0 } = schema;
      const length = Math.max(minItems, random.below(4));
      return Array.from({ length }, () => validValue(items, name, random, known));
    }
    case 'integer':
    case 'number':
      return validNumber(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return validText(schema, name, random, known);
  }
}

function validObject(schema: JsonSchema, random: Random, known: KnownWords): object {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (properties) {
    const given = Object.entries(properties).filter(
      ([name]) => required.includes(name) || random.chance(0.6),
    );
    return Object.fromEntries(given.map(([name, one]) => [name, validValue(one, name, random, known)]));
  }
  if (typeof additionalProperties !== 'object') return {};
  const names = (propertyNames?.enum ?? ['a', 'b']).filter(() => random.chance(0.7)).map(String);
  return Object.fromEntries(
    names.map((name) => [name, validValue(additionalProperties, name, random, known)]),
  );
}

function validNumber({ type, minimum = -1000, maximum = 1000 }: JsonSchema, random: Random): number {
  const low = Math.max(minimum, -1_000_000);
  const high = Math.min(maximum, 1_000_000);
  const drawn = random.pick([low, high, low + random.below(Math.max(1, Math.floor(high - low)))]);
  return type === 'integer' ? Math.trunc(drawn) : drawn;
}

function validText(
  { format, examples }: JsonSchema,
  name: string,
  random: Random,
  known: KnownWords,
): string {
  if (format === 'date') return random.pick(days);
  if (format === 'date-time') return `${random.pick(days)}T${random.pick(['00:00:00Z', '23:59:59+02:00'])}`;
  if (format === 'uuid') return random.pick(known.ids);
  if (format === 'email') return `f${random.below(1e9)}@exemple.fr`;
  if (name === 'type') return random.pick([...known.types, 'absent']);
  const fitting = words[name] ?? examples;
  if (fitting && random.chance(0.9)) return String(random.pick(fitting));
  return random.pick(['Durand', 'Équipe n° 2', '開発', 'a'.repeat(60), '1', 'L’été\nà la mer', '\u{1f600}']);
}

const wildTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u001b[31m',
  '\u009f',
  '\u202e\u200b\ufeff',
  'a\rb',
  '%00',
  '../../etc/passwd',
  "'; drop table users; --",
  '{{7*7}}<script>',
  '=cmd|x!A1',
  'null',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  'true',
  '0000-01-01',
  '0001-01-01',
  '0026-07-06',
  '1969-12-31',
  '2101-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  '2026-07-06T24:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  'a@b.fr\r\nBcc: c@d.fr',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
];

const wildNumbers = [0, -0, -1, 1.5, 0.1 + 0.2, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'zz',
  '',
  'a.b',
  '0',
  '\u0000',
  '\ud800',
  'id',
];

/** Something that hardly any schema takes. */
export function wildValue(random: Random): unknown {
  switch (random.below(9)) {
    case 0:
      return random.pick(wildNumbers);
    case 1:
      return random.pick([true, false, null]);
    case 2:
      return random.pick<unknown>([[], {}, [[]], [null], { a: 1 }, [{ length: -1 }]]);
    case 3:
      return random.chance(0.1) ? 'x'.repeat(300_000) : 'é'.repeat(1 + random.below(5_000));
    case 4:
      return deep(1 + random.below(random.chance(0.1) ? 1_000 : 40), random);
    case 5:
      return Array.from({ length: random.below(random.chance(0.05) ? 3_000 : 20) }, () =>
        random.pick(wildTexts),
      );
    default:
      return random.pick(wildTexts);
  }
}

export function wildText(random: Random): string {
  const value = wildValue(random);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : random.pick(wildTexts);
}

function deep(levels: number, random: Random): unknown {
  let value: unknown = random.pick(wildTexts);
  for (let level = 0; level < levels; level += 1) value = random.chance(0.5) ? [value] : { a: value };
  return value;
}

/** The same value with one thing in it, somewhere, that should not be there. */
export function broken(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return wildValue(random);
  const entries = Object.entries(value);
  const turn = random.below(10);
  if (turn === 0 || entries.length === 0) return withField(value, random.pick(names), wildValue(random));
  const [name, one] = random.pick(entries);
  if (turn === 1) return Array.isArray(value) ? value.slice(1) : withoutField(value, name);
  if (Array.isArray(value))
    return value.map((each, place) => (String(place) === name ? broken(each, random) : each));
  return withField(value, name, broken(one, random));
}

/** Names of the prototype's own fields become fields like any other. */
function withField(value: object, name: string, one: unknown): object {
  return Object.fromEntries([...Object.entries(value).filter(([known]) => known !== name), [name, one]]);
}

function withoutField(value: object, name: string): object {
  return Object.fromEntries(Object.entries(value).filter(([known]) => known !== name));
}
