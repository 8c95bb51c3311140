import { branchesOf, listed, type Schema } from './schema.ts';

/** Not ours: whoever reads puts their own in its place. */
const HOST = 'https://relache.example';
const ID = '0190c6de-5f1a-7c3e-9b52-3f2a7d1c4e80';

/** Values that look like what the field is about, where its schema alone cannot tell. */
const TELLING: Readonly<Record<string, unknown>> = {
  email: 'camille.durand@example.fr',
  userName: 'Camille Durand',
  userEmail: 'camille.durand@example.fr',
  organizationName: 'Atelier Durand',
  name: 'Camille Durand',
  person: 'camille.durand@example.fr',
  fr: 'Déménagement',
  en: 'Moving house',
  token: 'TOKEN',
  reason: 'Correction',
  message: 'Bonjour',
  offer: 'spontaneous',
  counter: 'paid-leave',
  timeZone: 'Europe/Paris',
  referencePeriodStart: '06-01',
  startDate: '2027-07-12',
  endDate: '2027-07-16',
  from: '2027-07-01',
  to: '2027-07-31',
  color: '#0B6E6E',
  seats: 20,
  numberOfUsers: 20,
};

export interface ExampleParts {
  readonly method: string;
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly isSession: boolean;
  readonly isIdempotent: boolean;
  readonly body: Schema | undefined;
}

/** One call that a shell takes as it stands, once the token is one's own. */
export function exampleCall({ method, path, query, isSession, isIdempotent, body }: ExampleParts): string {
  const filled = path.replace(/\{token\}/, 'TOKEN').replace(/\{\w+\}/g, ID);
  const asked = query.map(({ name, schema }) => `${name}=${exampleOf(schema, name)}`).join('&');
  const address = `"${HOST}/api${filled}${asked ? `?${asked}` : ''}"`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${address}`];
  if (isSession) lines.push('-H "Authorization: Bearer TOKEN"');
  if (isIdempotent) lines.push('-H "Idempotency-Key: 7f1c-2027-07"');
  if (body) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(exampleOf(body, '')).replaceAll("'", '’')}'`);
  }
  return lines.join(' \\\n  ');
}

/** A value that the schema takes; of an object, only what it must have. */
function exampleOf(schema: Schema, name: string): unknown {
  const [branch = schema] = branchesOf(schema).filter(({ type }) => type !== 'null');
  if (branch.const !== undefined) return branch.const;
  if (branch.enum) return branch.enum[0];
  if (branch.type === 'array') return [exampleOf(listed(branch) ?? {}, name)];
  if (branch.properties) {
    const { properties, required = [] } = branch;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => required.includes(key))
        .map(([key, part]) => [key, exampleOf(part, key)]),
    );
  }
  if (typeof branch.additionalProperties === 'object') {
    const key = String(branch.propertyNames?.enum?.[0] ?? 'key');
    return { [key]: exampleOf(branch.additionalProperties, key) };
  }
  if (branch.format === 'uuid') return ID;
  if (name in TELLING) return TELLING[name];
  if (branch.examples) return branch.examples[0];
  if (branch.default !== undefined) return branch.default;
  if (branch.format === 'date') return '2027-07-01';
  if (branch.type === 'boolean') return true;
  if (branch.type === 'integer' || branch.type === 'number') return Math.max(1, branch.minimum ?? 1);
  return '…';
}
