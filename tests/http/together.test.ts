// @module-tag daily
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostCallsTogether, togetherAddress } from '#contract/together.ts';
import { createLeaveCompany, fileLeave } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await startTestApp();
  organization = await createTestOrganization(app.services);
});
afterAll(() => app.close());

const together = (calls: readonly string[], token?: string) =>
  app.callAnything('GET', togetherAddress(calls).slice('/api'.length), token === undefined ? {} : { token });

describe('several calls in one', () => {
  it('are each answered as if they had come alone, in their order', async () => {
    const { token } = organization.admin;
    const calls = ['/leave-types', '/auth/me', '/leave-requests?status=pending', '/leave-requests?limit=0'];
    const { status, headers, json } = await together(calls, token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const alone = await Promise.all(calls.map((call) => app.callAnything('GET', call, { token })));
    expect(json).toEqual(
      alone.map(({ status: own, headers: told, json: answer }) => ({
        status: own,
        link: told.get('link'),
        tag: told.get('etag'),
        answer,
      })),
    );
    expect(alone.map((answer) => answer.status)).toEqual([200, 200, 200, 400]);
  });

  it('give nobody more than the calls themselves do', async () => {
    const employee = await organization.add('employee');
    const stranger = await together(['/auth/me', '/users'], 'no-such-token');
    expect(stranger.json.map(({ status }: { status: number }) => status)).toEqual([401, 401]);
    const { status } = (await together(['/audit-log'], employee.token)).json[0];
    expect(status).toBe(403);
  });

  it('may be what rows of a list ask for, each by its own guard', async () => {
    const company = await createLeaveCompany(app);
    const { json: own } = await fileLeave(app, company.ines);
    const { json: other } = await fileLeave(app, company.colin);
    const calls = [own, other].map(({ id }) => `/leave-requests/${id}`);
    const read = async ({ token }: { readonly token: string }) =>
      (await together(calls, token)).json.map(
        ({ status, answer }: { status: number; answer: { request?: { id: string } } }) => [
          status,
          answer.request?.id,
        ],
      );
    expect(await read(company.manager)).toEqual([
      [200, own.id],
      [200, other.id],
    ]);
    expect(await read(company.ines)).toEqual([
      [200, own.id],
      [404, undefined],
    ]);
    expect(await read(organization.admin)).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
  });

  it.each([
    ['none', []],
    ['a row that no list asks for', ['/teams/01a1ef19-9582-7000-b2b1-10783bd68ff4']],
    ['a row whose name leads elsewhere', ['/leave-requests/%2e%2e']],
    ['a row whose name leads on', ['/leave-requests/01a1ef19-9582-7000-b2b1-10783bd68ff4/comments']],
    ['a stream', ['/live']],
    ['itself', ['/together?call=/auth/me']],
    ['what needs no session', ['/health']],
    ['what is no path of the API', ['/auth/me/../../health']],
    ['too many', Array.from({ length: mostCallsTogether + 1 }, () => '/auth/me')],
  ])('are refused as a whole: %s', async (_what, calls) => {
    const { status, json } = await together(calls, organization.admin.token);
    expect([status, json.code]).toEqual([400, 'malformed_request']);
  });
});
