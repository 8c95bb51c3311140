import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attach } from '#tests/support/attachments.ts';
import { createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { samplePdf } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const open: ClientRequest[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const one of open) one.destroy();
  await app.close();
});

const leaveOf = async ({ ines }: LeaveCompany): Promise<string> =>
  (await fileLeave(app, ines, { type: 'vacation', startDate: '2041-03-04', endDate: '2041-03-04' })).json.id;

/** Says that it brings a file, sends one byte of it and no more: the status, should it be answered at all. */
function trickle({ ines }: LeaveCompany, requestId: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.url}/api/leave-requests/${requestId}/attachments?name=a.pdf`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${ines.token}`,
        'content-type': 'application/octet-stream',
        'content-length': samplePdf().length,
      },
    });
    open.push(sent);
    sent.on('response', ({ statusCode }) => resolve(statusCode));
    sent.on('error', reject);
    sent.write('%');
  });
}

it('whoever sends files byte by byte keeps two places, and nobody else waiting', async () => {
  const [slow, other] = [await createLeaveCompany(app), await createLeaveCompany(app)];
  const [slowLeave, otherLeave] = [await leaveOf(slow), await leaveOf(other)];
  const answered: (number | undefined)[] = [];
  const sent = Array.from({ length: 8 }, () => trickle(slow, slowLeave));
  for (const one of sent)
    void one.then(
      (status) => answered.push(status),
      () => answered.push(undefined),
    );
  await expect.poll(() => answered).toEqual([503, 503, 503, 503, 503, 503]);
  expect((await attach(app, slow.ines, slowLeave, samplePdf())).json.code).toBe('too_busy');
  expect((await attach(app, other.ines, otherLeave, samplePdf())).status).toBe(200);
  for (const one of open) one.destroy();
  await expect.poll(async () => (await attach(app, slow.ines, slowLeave, samplePdf())).status).toBe(200);
});
