import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLeaveCompany, type LeaveCompany } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { disguisedSvg, sampleExif, sampleJpeg, samplePdf, samplePng } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  company = await createLeaveCompany(app);
});
afterAll(() => app.close());

async function setPhoto({ token }: TestPerson, bytes: Uint8Array) {
  const response = await fetch(`${app.url}/api/photos/me`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, json: await response.json() };
}

const readPhoto = (hash: string, token?: string) =>
  fetch(`${app.url}/api/photos/${hash}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });

const hashOf = async (reader: TestPerson, { id }: TestPerson): Promise<string | undefined> => {
  const { json } = await app.call('GET', '/photos', { token: reader.token });
  return json.find(({ userId }: { userId: string }) => userId === id)?.hash;
};

it('is seen by everyone of the organisation who is logged in, and by nobody else (L16)', async () => {
  const { ines, colin } = company;
  expect((await setPhoto(ines, sampleJpeg([sampleExif(1)]))).status).toBe(200);
  const hash = (await hashOf(colin, ines)) ?? '';
  const read = await readPhoto(hash, colin.token);
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(read.headers.get('cache-control')).toBe('private, max-age=604800, immutable');
  expect(read.headers.get('x-content-type-options')).toBe('nosniff');
  expect(read.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await read.arrayBuffer()).equals(sampleJpeg())).toBe(true);
  expect((await readPhoto(hash)).status).toBe(401);
  const stranger = await createTestOrganization(app.services);
  expect((await readPhoto(hash, stranger.admin.token)).status).toBe(404);
});

it('is a small square picture, whatever it says it is', async () => {
  const { ines } = company;
  for (const [bytes, status, code] of [
    [disguisedSvg, 422, 'file_kind_refused'],
    [samplePdf(), 422, 'file_kind_refused'],
    [samplePng(8, 9), 422, 'photo_unfit'],
    [samplePng(257, 257), 422, 'photo_unfit'],
    [samplePng().subarray(0, 50), 422, 'file_unreadable'],
    [Buffer.alloc(101 * 1024), 413, 'file_too_large'],
  ] as const) {
    const refused = await setPhoto(ines, bytes);
    expect([refused.status, refused.json.code]).toEqual([status, code]);
  }
});

it('is replaced, and removed by the person or an admin, and by nobody else', async () => {
  const { ines, manager, admin, colin } = company;
  await setPhoto(ines, samplePng());
  const first = await hashOf(colin, ines);
  await setPhoto(ines, samplePng(16, 16));
  const second = (await hashOf(colin, ines)) ?? '';
  expect(second).not.toBe(first);
  expect((await readPhoto(first ?? '', colin.token)).status).toBe(404);
  const remove = ({ token }: TestPerson) => app.call('DELETE', `/users/${ines.id}/photo`, { token });
  for (const other of [manager, colin]) expect((await remove(other)).status).toBe(403);
  expect((await remove(admin)).status).toBe(200);
  expect(await hashOf(colin, ines)).toBeUndefined();
  await setPhoto(ines, samplePng());
  expect((await remove(ines)).status).toBe(200);
  expect((await readPhoto(second, ines.token)).status).toBe(404);
});
