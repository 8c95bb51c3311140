import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints, type NamedEndpoint } from '#tests/support/contract-inputs.ts';
import { type Bound, type Bounds, days, seats } from '#tests/support/list-bounds/bound.ts';
import { leaveBounds } from '#tests/support/list-bounds/leave-bounds.ts';
import { type FoundList, listsIn } from '#tests/support/list-bounds/lists-in.ts';
import { peopleBounds } from '#tests/support/list-bounds/people-bounds.ts';
import { ruleBounds } from '#tests/support/list-bounds/rule-bounds.ts';

/**
 * Lists that answer whole: how many rows there can be, and why there are no more. Every other list is read page by
 * page: what it says at once has an end, however much there is.
 */
const whole: Bounds = {
  'auth.listSessions': [500, 'of one person, the latest'],
  'secondFactors.devices': [
    500,
    'of one person: each was a login with a second factor, and ends after a month',
  ],
  'photos.list': [seats, 'one for each person'],
  'photos.set': [seats, 'one for each person'],
  'photos.remove': [seats, 'one for each person'],
  'privacy.listCopies': [100, 'the latest'],
  'requestAttachments.listOfPerson': [200, 'of one person, the latest'],
  'leavePlanning.days': [days, 'one for each day that was asked for'],
  'calendar.holidays': [days, 'one for each day that was asked for, at most'],
  'leaveTypes.list': [200, 'each was made by hand, and every form offers all of them'],
  'leaveTypes.catalogue': [100, 'part of the program'],
  'balances.mine': [200, 'a counter for each type of leave of one person'],
  'balances.ofUser': [200, 'a counter for each type of leave of one person'],
  'coverage.foresee': [days * 100, 'one for each day that was asked for and team with a minimum'],
  'payroll.months': [13, 'this month and the twelve before it'],
  'payroll.codes': [200, 'one for each type of leave'],
  'payroll.setCodes': [200, 'one for each type of leave'],
  'payrollFiles.models': [200, 'each was made by hand'],
  'payrollFiles.setModels': [200, 'each was made by hand, and was sent with the call'],
  'insights.shortages': [days * 100, 'one for each day of the months asked for and team with a minimum'],
  'insights.rest': [seats, 'one for each person'],
  'accountants.companies': [100, 'each invited the address of the person'],
  'calendarFeeds.list': [20, 'of one person, who cannot make more'],
  'decisionBatches.list': [10, 'the latest'],
  'delegations.candidates': [seats, 'one for each person who decides'],
  'notifications.choices': [20, 'part of the program'],
  'notifications.choose': [20, 'part of the program'],
  'entitlements.listMyNotices': [500, 'of one person, the latest'],
  'subscription.invoices': [100, 'the latest'],
  'companyLogin.listLinksOf': [100, 'of one person: one for each account at a provider of the company'],
  'companyLogin.listOwnLinks': [100, 'of one person: one for each account at a provider of the company'],
  'companyLogin.unlinkOneself': [100, 'of one person: one for each account at a provider of the company'],
  'webhookEndpoints.list': [20, 'no organisation can make more'],
  'webhookEndpoints.samples': [100, 'part of the program'],
  'dev.listUsers': [100_000, 'of this machine alone'],
  'dev.listMails': [100_000, 'of this machine alone'],
};

/**
 * The same of lists within an answer, by the first call that answers them: where they are the same schema, they are
 * the same list.
 */
const within: Bounds = { ...peopleBounds, ...leaveBounds, ...ruleBounds };

/** What the main thread writes within the time it has; of more, a thread makes the answer. */
const mostOnMainThread = 20_000;

/** It takes how many at most, and where to go on. */
function isPaged(query: unknown): boolean {
  const fields = Object.keys(query instanceof z.ZodObject ? query.shape : {});
  return fields.includes('limit') && (fields.includes('cursor') || fields.includes('before'));
}

interface NestedList extends FoundList {
  readonly of: NamedEndpoint;
  readonly key: string;
}

const nested: readonly NestedList[] = allEndpoints.flatMap((of) =>
  listsIn(of.endpoint.response)
    .filter(({ path }) => path !== '[]')
    .map((list) => ({ ...list, of, key: `${of.name} ${list.path}` })),
);

/** By the first call that says it: others may say of theirs alone what is less. */
const stated = new Map<unknown, Bound>(
  nested.toReversed().flatMap(({ key, schema }) => {
    const said = within[key];
    return said === undefined ? [] : [[schema, said] as const];
  }),
);

it('every list is read page by page, or says how long it can be', () => {
  const lists = allEndpoints.filter(({ endpoint }) => endpoint.response instanceof z.ZodArray);
  expect(lists.length).toBeGreaterThan(40);
  const unpaged = lists.filter(({ endpoint }) => !isPaged(endpoint.query)).map(({ name }) => name);
  expect(unpaged.sort()).toEqual(Object.keys(whole).sort());
});

it('every list within an answer says how long it can be', () => {
  expect(nested.length).toBeGreaterThan(300);
  expect(nested.filter(({ schema }) => !stated.has(schema)).map(({ key }) => key)).toEqual([]);
  const known = new Set(nested.map(({ key }) => key));
  expect(Object.keys(within).filter((key) => !known.has(key))).toEqual([]);
});

it('what is too long for the main thread is answered by another', () => {
  const long = nested.filter(({ key, schema, of }) => {
    const said = within[key] ?? stated.get(schema);
    return said !== undefined && said[0] > mostOnMainThread && of.endpoint.heavy === undefined;
  });
  expect(long.map(({ key }) => key)).toEqual([]);
});
