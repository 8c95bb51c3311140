import { branchesOf, listed, type Schema } from './schema-branches.ts';

export type { Schema };

const ID = '0190c6de-5f1a-7c3e-9b52-3f2a7d1c4e80';

/** Values that look like what the field is about, where its schema alone cannot tell. */
const TELLING: Readonly<Record<string, unknown>> = {
  email: 'camille.durand@example.fr',
  userName: 'Camille Durand',
  userEmail: 'camille.durand@example.fr',
  employeeName: 'Camille Durand',
  organizationName: 'Atelier Durand',
  name: 'Camille Durand',
  person: 'camille.durand@example.fr',
  fr: 'Déménagement',
  en: 'Moving house',
  token: 'TOKEN',
  key: 'rel_p_…',
  type: 'vacation',
  label: 'Congés payés',
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

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: ID,
  date: '2027-07-01',
  'date-time': '2027-07-01T09:00:00.000Z',
  email: 'camille.durand@example.fr',
  ipv4: '203.0.113.7',
  uri: 'https://relache.example',
};

/** A value that the schema takes; of an object either what it must have, or everything it may. */
export function exampleOf(schema: Schema, name: string, parts: 'required' | 'everything'): unknown {
  const [branch = schema] = branchesOf(schema).filter(({ type }) => type !== 'null');
  if (branch.const !== undefined) return branch.const;
  if (branch.enum) return branch.enum[0];
  if (branch.prefixItems) return branch.prefixItems.map((item) => exampleOf(item, name, parts));
  if (branch.type === 'array') return [exampleOf(listed(branch) ?? {}, name, parts)];
  if (branch.allOf) return Object.assign({}, ...branch.allOf.map((part) => exampleOf(part, name, parts)));
  if (branch.properties) {
    const { properties, required = [] } = branch;
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => parts === 'everything' || required.includes(key))
        .map(([key, part]) => [key, exampleOf(part, key, parts)]),
    );
  }
  if (typeof branch.additionalProperties === 'object') {
    const key = String(branch.propertyNames?.enum?.[0] ?? 'key');
    return { [key]: exampleOf(branch.additionalProperties, key, parts) };
  }
  return plainValue(branch, name);
}

function plainValue(branch: Schema, name: string): unknown {
  if (branch.format === 'uuid') return ID;
  // A period of months has a `from` as well, and is no day.
  if ((name === 'from' || name === 'to') && branch.examples && branch.format !== 'date')
    return branch.examples[0];
  if (name in TELLING && typeof TELLING[name] === kindOf(branch)) return TELLING[name];
  if (branch.examples) return branch.examples[0];
  if (branch.default !== undefined) return branch.default;
  if (branch.format && branch.format in BY_FORMAT) return BY_FORMAT[branch.format];
  if (branch.type === 'boolean') return true;
  if (branch.type === 'integer' || branch.type === 'number') return Math.max(1, branch.minimum ?? 1);
  return '…';
}

const kindOf = ({ type }: Schema): unknown => (type === 'integer' ? 'number' : type);
