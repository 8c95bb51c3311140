import type { Endpoint } from '#contract/endpoint.ts';
import { validValue } from '#tests/fuzz/generate-value.ts';
import { allEndpoints, inputSchema, type JsonSchema } from '#tests/support/contract-inputs.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import type { BenchCall } from './blocking-calls.ts';
import type { BlockingCompany } from './blocking-company.ts';
import { calendarYear } from './calendar-company.ts';

export interface Read {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly call: BenchCall;
}

/** What is there to look at, by the path of its list: null where there is nothing. */
export type FindFirst = (listPath: string) => Promise<string | null>;

const days = { from: `${calendarYear}-01-01`, to: `${calendarYear}-12-31` };
const months = { from: `${calendarYear - 1}-01`, to: `${calendarYear - 1}-12` };

/** What only looks: every GET, and what is tried before it is done. One that goes on for ever has no end to measure. */
export function isRead({ method, access, stream, upload }: Endpoint, name: string): boolean {
  if (access === 'local' || stream || upload) return false;
  return method === 'GET' || (method === 'POST' && /\.(preview|check)/.test(name));
}

/** Every read of the contract beside those that are measured already, as wide as it can be asked. */
export async function otherReads(
  company: BlockingCompany,
  measured: ReadonlySet<string>,
  findFirst: FindFirst,
): Promise<{ readonly reads: readonly Read[]; readonly unfilled: readonly string[] }> {
  const reads: Read[] = [];
  const unfilled: string[] = [];
  for (const { name, endpoint } of allEndpoints) {
    if (!isRead(endpoint, name) || measured.has(name)) continue;
    const params = await paramsOf(endpoint, company, findFirst);
    if (params === null) unfilled.push(name);
    else reads.push({ name, endpoint, call: { params, ...inputsOf(endpoint, company) } });
  }
  return { reads, unfilled };
}

async function paramsOf(
  endpoint: Endpoint,
  company: BlockingCompany,
  findFirst: FindFirst,
): Promise<Record<string, string> | null> {
  const { path } = endpoint;
  const known: Readonly<Record<string, string>> = {
    '/onboarding': company.organizationId,
    '/users': company.employeeId,
    '/teams': company.teamId,
    '/leave-requests': company.pendingIds[0] ?? '',
    '/leave-types': 'vacation',
  };
  const schema = inputSchema(endpoint, 'params');
  const params: Record<string, string> = {};
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const { enum: choices } = schema?.properties?.[name] ?? {};
    const list = path.slice(0, path.indexOf(`/{${name}}`));
    const value =
      name === 'month'
        ? `${calendarYear}-06`
        : name === 'row'
          ? '0'
          : choices
            ? String(choices.at(-1))
            : name === 'userId'
              ? company.employeeId
              : (known[list] ?? (await findFirst(list)));
    if (!value) return null;
    params[name] = value;
  }
  return params;
}

function inputsOf(endpoint: Endpoint, { userIds }: BlockingCompany): Omit<BenchCall, 'params'> {
  const known = { ids: userIds, types: ['vacation', 'sick'] };
  // The same calls in every run.
  const random = seededRandom(1);
  const query = inputSchema(endpoint, 'query');
  const body = inputSchema(endpoint, 'body');
  const asked = query ? widest(query, random, known) : {};
  return {
    ...(Object.keys(asked).length > 0 ? { query: asked } : {}),
    ...(body ? { body: validValue(onlyRequired(body), '', random, known) } : {}),
  };
}

type Known = Parameters<typeof validValue>[3];

/** A whole year where days are asked for, and besides only what has to be said. */
function widest(query: JsonSchema, random: Random, known: Known): Record<string, string> {
  const { properties = {} } = query;
  const said = validValue(onlyRequired(query), '', random, known) as Record<string, unknown>;
  const { from, to } = properties;
  // Whatever is asked of days is a date, or the month of one.
  const span = from && to ? (JSON.stringify(from).includes('"date"') ? days : months) : {};
  return { ...Object.fromEntries(Object.entries(said).map(([name, one]) => [name, String(one)])), ...span };
}

function onlyRequired({ properties = {}, required = [], ...rest }: JsonSchema): JsonSchema {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  return { ...rest, type: 'object', required, properties: Object.fromEntries(needed) };
}
