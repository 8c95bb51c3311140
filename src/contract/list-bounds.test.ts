import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#tests/support/contract-inputs.ts';

const seats = 1_000;
const days = 400;

/**
 * Lists that answer whole: how many rows there can be, and why there are no more. Every other list is read page by
 * page: what it says at once has an end, however much there is.
 */
const whole: Readonly<Record<string, readonly [most: number, because: string]>> = {
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
  'apiKeys.list': [20 * seats, 'twenty for each person and for the organisation, who cannot make more'],
  'companyLogin.listLinksOf': [100, 'of one person: one for each account at a provider of the company'],
  'companyLogin.listOwnLinks': [100, 'of one person: one for each account at a provider of the company'],
  'companyLogin.unlinkOneself': [100, 'of one person: one for each account at a provider of the company'],
  'webhookEndpoints.list': [20, 'no organisation can make more'],
  'webhookEndpoints.samples': [100, 'part of the program'],
  'dev.listUsers': [100_000, 'of this machine alone'],
  'dev.listMails': [100_000, 'of this machine alone'],
};

const answersList = (schema: unknown): boolean => schema instanceof z.ZodArray;

/** It takes how many at most, and where to go on. */
function isPaged(query: unknown): boolean {
  const fields = Object.keys(query instanceof z.ZodObject ? query.shape : {});
  return fields.includes('limit') && (fields.includes('cursor') || fields.includes('before'));
}

it('every list is read page by page, or says how long it can be', () => {
  const lists = allEndpoints.filter(({ endpoint }) => answersList(endpoint.response));
  expect(lists.length).toBeGreaterThan(40);
  const unpaged = lists.filter(({ endpoint }) => !isPaged(endpoint.query)).map(({ name }) => name);
  expect(unpaged.sort()).toEqual(Object.keys(whole).sort());
});
