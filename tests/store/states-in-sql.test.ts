// @module-tag daily
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptionStatuses } from '#domain/billing/subscription.ts';
import { REQUEST_HAPPENINGS } from '#domain/leave-requests/request-history.ts';
import * as groups from '#domain/leave-requests/request-states.ts';
import { DIFFERENCE_CAUSES } from '#domain/payroll/pay-differences.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client(database.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Whatever of ours holds SQL and lives in the database: a migration that is over says nothing of it any more. */
const places = `
  select 'function ' || p.proname as name, pg_get_functiondef(p.oid) as text
    from pg_proc p where p.prokind in ('f', 'p') and p.pronamespace in ('public'::regnamespace, 'gate'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'view ' || viewname, definition from pg_views where schemaname in ('public', 'gate')
  union all select 'constraint ' || conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace in ('public'::regnamespace, 'gate'::regnamespace)
  union all select 'index ' || c.relname, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace in ('public'::regnamespace, 'gate'::regnamespace) and i.indpred is not null
  union all select 'trigger ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'policy ' || polname, coalesce(pg_get_expr(polqual, polrelid), '') || ' '
    || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy
  order by 1`;

const states: readonly string[] = groups.REQUEST_STATES;
const named = [
  states,
  ...Object.entries(groups).flatMap(([name, group]) =>
    /_STATES$/.test(name) ? [group as readonly string[]] : [],
  ),
].map(sorted);

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Lists in which a word for a state occurs and that are no group of the domain: what they are. */
const others: Readonly<Record<string, { readonly because: string; readonly words: readonly string[] }>> = {
  'constraint leave_request_events_event_check': {
    because: 'what happens to a request',
    words: REQUEST_HAPPENINGS,
  },
  'index leave_requests_ended': {
    because: 'whatever holds no half-days any more, for what is forgotten with time',
    words: states.filter((state) => !groups.HOLDING_STATES.some((held) => held === state)),
  },
  'constraint organizations_subscription_ends_check': {
    because: 'of a subscription',
    words: ['cancelled', 'ended'],
  },
  'constraint organizations_subscription_status_check': {
    because: 'of a subscription',
    words: subscriptionStatuses,
  },
  'constraint payroll_lines_cause_check': {
    because: 'why a line of pay is there',
    words: DIFFERENCE_CAUSES,
  },
};

const listed = /'[\w-]+'(?:::text)?(?:\s*,\s*'[\w-]+'(?:::text)?)*/g;

/** Every list of words in a text that names a state, without what is only said about it. */
function listsIn(text: string): string[][] {
  return [...text.replaceAll(/--.*/g, '').matchAll(listed)]
    .map(([list]) => [...list.matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word))
    .filter((words) => words.some((word) => states.includes(word)));
}

/** The places whose states are another set than those that the domain knows under a name. */
async function strayPlaces(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; text: string }>(places);
  return rows
    .filter(({ name, text }) => {
      const known = others[name] ? [sorted(others[name].words)] : named;
      return listsIn(text).some((words) => !known.includes(sorted(words)));
    })
    .map(({ name }) => name);
}

it('what lives in the database groups the states of a request as the domain does', async () => {
  expect(await strayPlaces()).toEqual([]);
  const { rows } = await owner.query<{ name: string; text: string }>(places);
  const found = rows.filter(({ text }) => listsIn(text).length > 0).map(({ name }) => name);
  expect(Object.keys(others).filter((name) => !found.includes(name))).toEqual([]);
  expect(found.filter((name) => name.startsWith('function ')).length).toBeGreaterThan(4);
});

it('a function, a view or an index with a set of its own is found', async () => {
  await owner.query(`
    begin;
    create function gate.away_too_early() returns bigint language sql as $$
      select count(*) from leave_requests where state in ('pending', 'approved') -- as HOLDING_STATES was once
    $$;
    create function gate.away() returns bigint language sql as $$
      select count(*) from leave_requests r where r.state in ('approved', 'cancellation-asked', 'pending')
    $$;
    create view approved_alone as select id from leave_requests where state = 'approved';
    create index refused on leave_requests (id) where state in ('rejected', 'withdrawn');`);
  const found = await strayPlaces();
  await owner.query('rollback');
  expect(found).toEqual(['function away_too_early', 'index refused', 'view approved_alone']);
});
