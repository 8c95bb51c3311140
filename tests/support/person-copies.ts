import { unzipSync } from 'fflate';
import { eventually } from './eventually.ts';
import type { TestPerson } from './organizations.ts';
import type { TestApp } from './test-app.ts';

export interface OpenedCopy {
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly page: string;
  readonly json: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into parts of every shape
  readonly parts: any;
}

export function openCopy(bytes: Uint8Array): OpenedCopy {
  const files = unzipSync(bytes);
  const text = new TextDecoder();
  const json = text.decode(files['data.json']);
  return { files, json, page: text.decode(files['index.html']), parts: JSON.parse(json).parts };
}

export async function fetchArchive(
  { url }: Pick<TestApp, 'url'>,
  { token }: Pick<TestPerson, 'token'>,
  id: string,
): Promise<{ readonly status: number; readonly headers: Headers; readonly bytes: Buffer }> {
  const response = await fetch(`${url}/api/privacy/copies/${id}/archive`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Asks for a copy and waits until it is made. */
export async function copyOf(
  app: TestApp,
  asker: TestPerson,
  of = 'me',
): Promise<OpenedCopy & { id: string }> {
  const asked = await app.call('POST', '/privacy/copies', { token: asker.token, body: { of } });
  if (asked.status !== 200) throw new Error(`Asking was answered ${asked.status}.`);
  const id: string = asked.json.id;
  await eventually(async () => {
    const { json } = await app.call('GET', `/privacy/copies/${id}`, { token: asker.token });
    return json.state === 'ready' ? true : undefined;
  }, 'a copy that is ready');
  return { ...openCopy((await fetchArchive(app, asker, id)).bytes), id };
}
