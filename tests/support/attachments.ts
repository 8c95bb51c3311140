import type { TestPerson } from './organizations.ts';
import type { AnswerTo, TestApp } from './test-app.ts';

const pathOf = (requestId: string): string => `/leave-requests/${requestId}/attachments`;

/** Sends a file as the application does. */
export async function attach(
  { url }: Pick<TestApp, 'url'>,
  { token }: Pick<TestPerson, 'token'>,
  requestId: string,
  bytes: Uint8Array,
  name = 'avis.pdf',
  type = 'application/octet-stream',
): Promise<Pick<AnswerTo<'POST', '/leave-requests/{id}/attachments'>, 'status' | 'json'>> {
  const response = await fetch(`${url}/api${pathOf(requestId)}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': 'fr' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, json: await response.json() };
}

export async function fetchAttachment(
  { url }: Pick<TestApp, 'url'>,
  { token }: Pick<TestPerson, 'token'>,
  requestId: string,
  attachmentId: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${url}/api${pathOf(requestId)}/${attachmentId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
