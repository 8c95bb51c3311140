import { unzipSync } from 'fflate';
import { Client } from 'pg';
import { createDemoCompany } from '#seed/demo-company.ts';
import { writeCompanyArchive } from '#server/actions/privacy/make-company-copy.ts';
import { ZipStream } from '#server/company-copies/zip-stream.ts';
import { attach } from './attachments.ts';
import { openTestSession } from './organizations.ts';
import { samplePdf, samplePng } from './sample-files.ts';
import type { TestApp } from './test-app.ts';

export interface FullCompany {
  readonly id: string;
  readonly name: string;
  readonly adminId: string;
  readonly employeeId: string;
}

/** The demo company, with a photo, a document, a comment, a subscribed calendar, a key and a directory besides. */
export async function fullCompany(app: TestApp): Promise<FullCompany> {
  await createDemoCompany(app.services);
  const owner = new Client(app.connection);
  await owner.connect();
  try {
    const { rows } = await owner.query<{ id: string; name: string; admin: string; user: string }>(
      `select o.id, o.name,
         (select id from users where role = 'admin' and removed_at is null order by joined_at limit 1) as admin,
         (select id from users where role = 'employee' and removed_at is null and confirmed_at is not null
            order by joined_at limit 1) as user
       from organizations o`,
    );
    const [found] = rows;
    if (!found) throw new Error('There is no demo company.');
    const asAdmin = { token: await openTestSession(app.services, found.id, found.admin) };
    const asEmployee = { token: await openTestSession(app.services, found.id, found.user) };
    const { json: illness } = await app.call('POST', '/leave-requests', {
      ...asEmployee,
      body: { type: 'sick', startDate: '2040-03-05', endDate: '2040-03-06', note: 'Grippe' },
    });
    const made = [
      await attach(app, asEmployee, illness.id, samplePdf(), 'arrêt de travail.pdf'),
      await app.call('POST', `/leave-requests/${illness.id}/comments`, {
        ...asAdmin,
        body: { text: '=1+1; "guillemets" et\nretour' },
      }),
      await app.call('POST', '/calendar/feeds', {
        ...asAdmin,
        body: { name: 'Tous', scope: 'organization' },
      }),
      await app.call('POST', '/api-keys', {
        ...asAdmin,
        body: { name: 'Paie', kind: 'personal', scopes: ['organization.read'] },
      }),
      await app.call('POST', '/directories', {
        ...asAdmin,
        body: { name: 'Entra', kind: 'entra', teamsFrom: 'nothing' },
      }),
      await photo(app, asAdmin.token),
    ];
    const wrong = made.filter(({ status }) => status !== 200);
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong.map(({ json }) => json)));
    return { id: found.id, name: found.name, adminId: found.admin, employeeId: found.user };
  } finally {
    await owner.end();
  }
}

async function photo({ url }: TestApp, token: string): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${url}/api/photos/me`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(samplePng(8, 8)),
  });
  return { status: response.status, json: await response.json() };
}

/** What the job would have made, at a moment of the caller's. */
export async function archiveOfCompany(
  { services }: Pick<TestApp, 'services'>,
  organization: { readonly id: string; readonly name: string },
  at: Date,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  const zip = new ZipStream(async (bytes) => {
    parts.push(bytes);
  });
  await writeCompanyArchive(services, organization, zip, at);
  await zip.end();
  return Buffer.concat(parts);
}

export interface OpenedCompanyCopy {
  readonly files: Readonly<Record<string, Uint8Array>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into parts of every shape
  readonly description: any;
  readonly text: (name: string) => string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
  readonly rows: (table: string) => any[];
}

export function openCompanyCopy(bytes: Uint8Array): OpenedCompanyCopy {
  const files = unzipSync(bytes);
  const text = (name: string): string => new TextDecoder().decode(files[name]);
  return {
    files,
    description: JSON.parse(text('description.json')),
    text,
    rows: (table) =>
      text(`donnees/${table}.jsonl`)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}
