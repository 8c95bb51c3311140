import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '#domain/files/file-limits.ts';
import { attach, fetchAttachment } from '#tests/support/attachments.ts';
import { createLeaveCompany, fileLeave, type LeaveCompany } from '#tests/support/leave-company.ts';
import { createTestOrganization, type TestPerson } from '#tests/support/organizations.ts';
import { present } from '#tests/support/present.ts';
import { disguisedSvg, sampleExif, sampleJpeg, samplePdf, samplePng } from '#tests/support/sample-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;
let company: LeaveCompany;

beforeAll(async () => {
  app = await startTestApp();
  company = await createLeaveCompany(app);
});
afterAll(() => app.close());

let month = 0;

async function leave(person: TestPerson, type = 'vacation'): Promise<string> {
  month += 1;
  const day = `20${41 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-05`;
  return (await fileLeave(app, person, { type, startDate: day, endDate: day })).json.id;
}

const list = (person: TestPerson, id: string) =>
  app.call('GET', `/leave-requests/${id}/attachments`, { token: person.token });

describe('a document of a request (L14)', () => {
  it('is added and opened by the person, those who may decide, and admins', async () => {
    const { ines, manager, admin, colin } = company;
    const id = await leave(ines);
    const pdf = samplePdf();
    const added = await attach(app, ines, id, pdf, 'Convocation été.PDF');
    expect([added.status, added.json.room, added.json.medical]).toEqual([200, 4, false]);
    const [attachment] = added.json.attachments;
    expect(attachment).toMatchObject({
      kind: 'pdf',
      size: pdf.length,
      name: 'Convocation été.PDF',
      openable: true,
    });
    for (const reader of [ines, manager, admin]) {
      const read = await fetchAttachment(app, reader, id, present(attachment?.id));
      expect([read.status, read.bytes.equals(pdf)]).toEqual([200, true]);
    }
    expect((await list(colin, id)).status).toBe(404);
    expect((await fetchAttachment(app, colin, id, present(attachment?.id))).status).toBe(404);
    expect((await attach(app, colin, id, pdf)).status).toBe(404);
  });

  it('is never a page of ours', async () => {
    const { ines } = company;
    const id = await leave(ines);
    const { json } = await attach(app, ines, id, samplePng(), '"../<b>é";.svg');
    const { headers } = await fetchAttachment(app, ines, id, present(json.attachments[0]?.id));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toBe('attachment; filename="b-e.png"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is what its bytes say, whatever it says itself', async () => {
    const { ines } = company;
    const id = await leave(ines);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const script = samplePdf('<< /S /JavaScript /JS (app.alert(1)) >>');
    for (const [bytes, type, code] of [
      [disguisedSvg, 'image/png', 'file_kind_refused'],
      [page, 'application/pdf', 'file_kind_refused'],
      [script, 'application/pdf', 'file_active'],
      [samplePdf('<< /S /Launch >>'), 'application/octet-stream', 'file_active'],
      [samplePdf('<< /Type /EmbeddedFile >>'), 'application/pdf', 'file_active'],
      [Buffer.concat([samplePng(), page]), 'image/png', 'file_unreadable'],
    ] as const) {
      const { status, json } = await attach(app, ines, id, bytes, 'photo.png', type);
      expect([status, json.code]).toEqual([422, code]);
    }
    const open = await attach(app, ines, id, disguisedSvg, 'dessin.svg', 'image/svg+xml');
    expect([open.status, open.json.code]).toEqual([415, 'unsupported_media_type']);
    expect((await list(ines, id)).json.attachments).toEqual([]);
  });

  it('keeps no place of a picture', async () => {
    const { ines } = company;
    const id = await leave(ines);
    const { json } = await attach(app, ines, id, sampleJpeg([sampleExif(1)]), 'photo.jpg');
    const { bytes } = await fetchAttachment(app, ines, id, present(json.attachments[0]?.id));
    expect([bytes.equals(sampleJpeg()), json.attachments[0]?.size]).toEqual([true, bytes.length]);
  });

  it('has five megabytes at most, said beforehand or not', async () => {
    const { ines } = company;
    const id = await leave(ines);
    const six = await attach(app, ines, id, Buffer.alloc(6 * 1024 * 1024));
    expect([six.status, six.json.code]).toEqual([413, 'file_too_large']);
    expect(six.json.error).toContain('5\u00a0Mo');
    const unsaid = await fetch(`${app.url}/api/leave-requests/${id}/attachments?name=a.pdf`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ines.token}`, 'content-type': 'application/pdf' },
      body: new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(256 * 1024)),
      }),
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(unsaid);
    const packed = `<< /Length ${LARGEST_FILE - 400} >>\nstream\n${randomBytes(LARGEST_FILE - 400).toString('latin1')}\nendstream`;
    const large = samplePdf(packed);
    expect(large.length).toBeLessThanOrEqual(LARGEST_FILE);
    const { status, json } = await attach(app, ines, id, large);
    expect(status).toBe(200);
    const read = await fetchAttachment(app, ines, id, present(json.attachments[0]?.id));
    expect(read.bytes.equals(large)).toBe(true);
  });

  it('is attached once, however often it is sent, and five at most to one request', async () => {
    const { ines } = company;
    const id = await leave(ines);
    const pages = Array.from({ length: 6 }, (_, page) => samplePdf(`<< /Page ${page} >>`));
    await Promise.all(
      [0, 0, 1, 2, 3].map((page) => attach(app, ines, id, pages[page] ?? (pages[0] as Buffer))),
    );
    expect((await list(ines, id)).json.attachments).toHaveLength(4);
    const [fifth, sixth] = [
      await attach(app, ines, id, pages[4] as Buffer),
      await attach(app, ines, id, pages[5] as Buffer),
    ];
    expect([fifth.status, fifth.json.room]).toEqual([200, 0]);
    expect([sixth.status, sixth.json.code]).toEqual([409, 'too_many_files']);
  });

  it('is deleted by who added it, whose request it is, and admins', async () => {
    const { ines, manager, organization } = company;
    const id = await leave(ines);
    const { json } = await attach(app, manager, id, samplePdf());
    const path = `/leave-requests/${id}/attachments/${json.attachments[0]?.id}` as const;
    const other = await organization.add('manager', 'Odile Autre');
    expect((await app.call('DELETE', path, { token: other.token })).status).toBe(403);
    expect((await app.call('DELETE', path, { token: ines.token })).json.attachments).toEqual([]);
    expect((await fetchAttachment(app, ines, id, present(json.attachments[0]?.id))).status).toBe(404);
  });

  it('is judged beside the main thread when it is large, with the same verdict', async () => {
    const { ines } = company;
    const beside = await startTestApp({
      beside: app,
      env: { WORKER: 'off' },
      threads: { file: await threadFile() },
    });
    const id = await leave(ines);
    const filler = '/'.repeat(400 * 1024);
    const judged = () => beside.services.threads?.ends.done;
    const taken = await attach(beside, ines, id, samplePdf(filler), 'grand.pdf');
    expect([taken.status, judged()]).toEqual([200, 1]);
    const read = await fetchAttachment(beside, ines, id, present(taken.json.attachments[0]?.id));
    expect(read.bytes.equals(samplePdf(filler))).toBe(true);
    const active = await attach(beside, ines, id, samplePdf(`${filler} << /S /JavaScript >>`), 'script.pdf');
    expect([active.status, active.json.code, judged()]).toEqual([422, 'file_active', 2]);
    await attach(beside, ines, id, samplePdf(), 'petit.pdf');
    expect(judged()).toBe(2);
    await beside.close();
  });

  it('stands in the file of its person, latest first, with the absence that it belongs to', async () => {
    const { manager, admin, colin, organization } = company;
    const dora = await organization.add('employee', 'Dora Dossier');
    const [one, two] = [await leave(dora), await leave(dora)];
    await attach(app, dora, one, samplePdf(), 'premier.pdf');
    await attach(app, manager, two, samplePng(), 'second.png');
    const filed = (reader: TestPerson) =>
      app.call('GET', `/users/${dora.id}/attachments`, { token: reader.token });
    for (const reader of [dora, manager, admin]) {
      const { json } = await filed(reader);
      expect(json.map((each) => [each.name, each.request.id])).toEqual([
        ['second.png', two],
        ['premier.pdf', one],
      ]);
      expect(json[0]?.request.startDate).toMatch(/^20\d\d-\d\d-05$/);
      expect(json[0]?.removable).toBe(true);
    }
    expect((await filed(colin)).status).toBe(404);
  });

  it('is found under its own request and organisation alone', async () => {
    const { ines } = company;
    const [one, two] = [await leave(ines), await leave(ines)];
    const { json } = await attach(app, ines, one, samplePdf());
    const { id } = present(json.attachments[0]);
    expect((await fetchAttachment(app, ines, two, id)).status).toBe(404);
    const stranger = await createTestOrganization(app.services);
    expect((await fetchAttachment(app, stranger.admin, one, id)).status).toBe(404);
    expect((await attach(app, stranger.admin, one, samplePdf('<< >>'))).status).toBe(404);
  });
});
