import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayMonthCompany, payMonthCompany } from '#tests/support/pay-month-company.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: Client;
let company: PayMonthCompany;

beforeAll(async () => {
  app = await startTestApp();
  owner = new Client(app.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

interface Line {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly openDays: number;
}
const written = ({ type, startDate, endDate, openDays }: Line) =>
  `${type} ${startDate} ${endDate} ${openDays}`;
const monthOf = async (month: string) =>
  (await app.call('GET', `/payroll/months/${month}`, { token: company.admin.token })).json;

describe('J1, J3, S5: a stop over leave of a closed month and of the next', () => {
  let leave: string;

  beforeAll(async () => {
    company = await payMonthCompany(app, owner);
    leave = await company.absence('vacation', '2026-09-28', '2026-10-02');
    await company.on('2026-10-02T08:00:00Z');
    expect((await company.close('2026-09')).json.lines.map(written)).toEqual([
      'vacation 2026-09-28 2026-09-30 3',
    ]);
    await company.absence('sick', '2026-09-30', '2026-10-01');
  });

  it('is told once: the leave is taken back where the stop is told', async () => {
    const { lines, differences } = await monthOf('2026-10');
    expect(lines.map(written)).toEqual(['sick 2026-10-01 2026-10-01 1', 'vacation 2026-10-02 2026-10-02 1']);
    expect(differences.map((line) => `${line.sign} ${line.cause} ${written(line)}`)).toEqual([
      '-1 changed vacation 2026-09-28 2026-09-30 3',
      '1 changed vacation 2026-09-28 2026-09-29 2',
      '1 late sick 2026-09-30 2026-09-30 1',
    ]);
  });

  it('leads from page to page through all parts of one leave', async () => {
    const whole = await company.absence('vacation', '2026-10-05', '2026-10-09');
    await company.absence('sick', '2026-10-06', '2026-10-06');
    const seen: string[] = [];
    let path: string | undefined = '/payroll/months/2026-10?limit=1';
    while (path !== undefined) {
      const answer = await app.callAnything('GET', path, { token: company.admin.token });
      expect(answer.status).toBe(200);
      seen.push(...answer.json.lines.map(written));
      path = /<\/api([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual([
      'sick 2026-10-01 2026-10-01 1',
      'vacation 2026-10-02 2026-10-02 1',
      'vacation 2026-10-05 2026-10-05 1',
      'sick 2026-10-06 2026-10-06 1',
      'vacation 2026-10-07 2026-10-09 3',
    ]);
    const behind = (cursor: string) =>
      app.call('GET', `/payroll/months/2026-10?cursor=${cursor}`, { token: company.admin.token });
    expect((await behind(leave)).json.lines.map(written)).toEqual(seen.slice(2));
    expect((await behind(whole)).json.lines).toEqual([]);
    expect((await behind('nothing')).json.code).toBe('changed_meanwhile');
  });

  it('stays told once when both months are closed', async () => {
    await company.on('2026-11-02T08:00:00Z');
    const { lines, differences } = (await company.close('2026-10')).json;
    expect([lines.length, differences.length]).toEqual([5, 3]);
    const next = await monthOf('2026-11');
    expect([next.lines, next.differences]).toEqual([[], []]);
  });
});
