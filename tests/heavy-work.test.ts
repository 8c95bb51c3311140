import { describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint, EndpointTable } from '#contract/endpoint.ts';
import { type JobName, jobTable } from '#server/actions/job-table.ts';
import { callGraph, wayTo } from '#tests/support/call-graph.ts';
import { below, product } from '#tests/support/source-files.ts';

/** What counts as many people as there are, or reads all that was ever written of them. */
const countsMany = [
  'comparedRows',
  'listBookedRequests',
  'listLedgerEntries',
  'loadEveryone',
  'loadPeople',
  'openMonthLines',
  'peopleAtRisk',
  'refreshFigures',
];

/** Whatever these lead to, they ask it of one person, or of another thread. */
const ofOne: Readonly<Record<string, string>> = {
  'src/server/actions/balances/settle.ts#settlePerson': 'one person',
  'src/server/actions/entitlements/hold-notice.ts#holdNotice': 'whom one notice is for',
  'src/server/actions/entitlements/list-notices.ts#listMyNotices': 'one’s own notices',
  'src/server/actions/entitlements/list-notices.ts#showNotice': 'one notice',
  'src/server/actions/payslips/look-at-payslips.ts#lookAside': 'a thread, where there are many',
};

const graph = callGraph(below('src/server/'));
const leadsToMany = (from: string): string | null => {
  const way = wayTo(
    graph,
    from,
    (place) => countsMany.includes(place.split('#')[1] ?? ''),
    (place) => place in ofOne,
  );
  return way?.map((place) => place.split('#')[1]).join(' → ') ?? null;
};

const handlersFile = product.find(({ path }) => path === 'src/server/http/handlers.ts')?.text ?? '';

/** Where the handlers of a table stand. */
function handlersOf(feature: string): string {
  const maker = new RegExp(`\\b${feature}: (\\w+),`).exec(handlersFile)?.[1] ?? '';
  const file = new RegExp(`import \\{ ${maker} \\} from '\\./([\\w.-]+)'`).exec(handlersFile)?.[1] ?? '';
  return `src/server/http/${file}#${maker}`;
}

const endpoints = Object.entries<EndpointTable>(api).flatMap(([feature, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({
    name: `${feature}.${name}`,
    endpoint,
    place: `${handlersOf(feature)}.${name}`,
  })),
);

describe('what counts everyone', () => {
  it('is where it is looked for', () => {
    expect(endpoints.filter(({ place }) => !graph.has(place)).map(({ place }) => place)).toEqual([]);
    expect(Object.keys(ofOne).filter((place) => !graph.has(place))).toEqual([]);
    const known = new Set([...graph.keys()].map((place) => place.split('#')[1]));
    expect(countsMany.filter((name) => !known.has(name))).toEqual([]);
    const counting = endpoints.filter(({ place }) => leadsToMany(place) !== null);
    expect(counting.length).toBeGreaterThan(30);
  });

  it('is reached by calls that a thread answers, and by no other', () => {
    const found = endpoints.flatMap(({ name, endpoint: { heavy }, place }) => {
      const way = heavy ? null : leadsToMany(place);
      return way === null ? [] : [`${name} (${way})`];
    });
    expect(found).toEqual([]);
  });

  it('is reached by jobs that compute, and by no other', () => {
    const found = (Object.keys(jobTable) as JobName[]).flatMap((name) => {
      const place = `src/server/jobs/handlers.ts#jobHandlers.${name}`;
      expect(graph.has(place), place).toBe(true);
      const way = jobTable[name].computes ? null : leadsToMany(place);
      return way === null ? [] : [`${name} (${way})`];
    });
    expect(found).toEqual([]);
  });

  it('is reached by no door beside the tables', () => {
    const doors = [...graph.keys()].filter((place) =>
      /^src\/server\/(http|scim|assistants)\/[^#]*#mount[A-Z]/.test(place),
    );
    expect(doors.length).toBeGreaterThan(10);
    // The tables are mounted by these, and looked at above.
    const beside = doors.filter((place) => !/#mount(Api)?$/.test(place));
    expect(beside.flatMap((place) => leadsToMany(place) ?? [])).toEqual([]);
  });
});
