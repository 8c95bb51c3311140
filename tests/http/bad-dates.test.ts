// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { holding, type InputPlace } from '#tests/support/contract-inputs.ts';
import { calls, sendInput, texts } from '#tests/support/input-calls.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } });
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

/** As the first admin. */
const send = (endpoint: Endpoint, place: InputPlace, value: unknown, language = 'fr') =>
  sendInput(app, organization.admin.token, endpoint, { place, value, language });

type Text = (typeof texts)[number];
/** The two of a request are no plain dates, and are read once its other fields can be. */
const isOfRequest = ({ schema, path }: Pick<Text, 'schema' | 'path'>): boolean =>
  schema.format !== 'date' && /^(start|end)Date$/.test(path.at(-1) ?? '');
const isBirth = ({ path }: Pick<Text, 'path'>): boolean => path.at(-1) === 'birthDate';
const days = texts.filter((text) => text.schema.format === 'date' || isOfRequest(text));
const dates = days.filter((text) => !isBirth(text));
const births = days.filter(isBirth);
const instants = texts.filter(({ schema }) => schema.format === 'date-time');
const wildDates = ['0000-01-01', '0001-01-01', '0026-03-01', '1969-12-31', '2101-01-01', '9999-12-31'];
const wildBirths = ['0000-01-01', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'];
const wildInstants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '1970-01-01T00:00:00+01:00',
  '2100-12-31T23:59:59-01:00',
  '9999-12-31T23:59:59-14:00',
];
const outsideCalendar =
  'Indiquez une date entre le 1er\u00a0janvier\u00a01970 et le 31\u00a0décembre\u00a02100';

describe('a date', () => {
  it('is looked for in every contract', () => {
    expect(dates.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['peopleSheets.setEmployment from', 'auditLog.export from', 'balances.mine at']),
    );
    expect(dates.length).toBeGreaterThan(25);
  });

  it.each(dates)('$label lies between 1970 and 2100', async ({ endpoint, place, path, schema }) => {
    for (const date of wildDates) {
      const answer = await send(endpoint, place, holding(path, date));
      expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed']);
      if (!isOfRequest({ path, schema })) expect(answer.json.fields[path.join('.')]).toBe(outsideCalendar);
    }
  });

  it.each(births)('$label lies between 1900 and 2100', async ({ endpoint, place, path }) => {
    for (const date of wildBirths) {
      const answer = await send(endpoint, place, holding(path, date));
      expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed']);
      expect(answer.json.fields[path.join('.')]).toBe(
        'Indiquez une date entre le 1er\u00a0janvier\u00a01900 et le 31\u00a0décembre\u00a02100',
      );
    }
    const fit = await send(endpoint, place, holding(path, '1900-01-01'));
    expect(Object.keys(fit.json.fields ?? {})).not.toContain(path.join('.'));
  });

  it('of birth is looked for in every contract', () => {
    expect(births.map(({ label }) => label)).toContain('peopleSheets.setRightsFacts birthDate');
  });

  it.each(['/leave-requests', '/leave-requests/preview'])(
    'of %s as well, as a day or as an instant',
    async (path) => {
      const { token } = organization.admin;
      for (const day of [
        ...wildDates.slice(1),
        '0001-01-01T00:00:00Z',
        '+012026-01-01T12:00:00Z',
        '9999-12-31T23:59:59Z',
      ]) {
        const form = { type: 'vacation', startDate: day, endDate: day };
        const { status, json } = await app.callAnything('POST', path, { token, body: form });
        expect([day, status]).toEqual([day, 400]);
        expect(Object.keys(json.fields)).toContain('startDate');
      }
    },
  );

  it('is refused in English too', async () => {
    const at = { at: '0001-01-01' };
    const mine = calls.find(({ name }) => name === 'balances.mine')?.endpoint as Endpoint;
    const answer = await send(mine, 'query', at, 'en');
    expect(answer.json.error).toBe('Enter a date between 1 January 1970 and 31 December 2100');
  });

  it('of a table to import is told by its line', async () => {
    const lines = [{ line: 2, person: organization.admin.email, employedFrom: '01/01/0001', previous: '1' }];
    const body = { asOf: '2026-01-31', lines };
    const { status, json } = await app.call('POST', '/balances/imports/check', {
      token: organization.admin.token,
      body,
    });
    expect(status).toBe(200);
    expect(json.lines[0]?.problems).toMatchObject([{ cell: 'employedFrom', problem: 'date_out_of_range' }]);
  });
});

describe('a moment', () => {
  it('is looked for in every contract', () => {
    expect(instants.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['users.list updatedSince', 'webhookEndpoints.replayRange until']),
    );
  });

  it.each(instants)('$label falls on a day between 1970 and 2100', async ({ endpoint, place, path }) => {
    for (const instant of wildInstants) {
      const answer = await send(endpoint, place, holding(path, instant));
      expect([instant, answer.status, answer.json.code]).toEqual([instant, 400, 'validation_failed']);
      expect(answer.json.fields[path.join('.')]).toBe(outsideCalendar);
    }
    for (const instant of ['1970-01-01T00:00:00Z', '2100-12-31T23:59:59Z', '2101-01-01T00:59:59+01:00']) {
      const fit = await send(endpoint, place, holding(path, instant));
      expect(Object.keys(fit.json.fields ?? {})).not.toContain(path.join('.'));
    }
  });
});
