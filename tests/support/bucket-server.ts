import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket that keeps what it is given in memory, for those whose signature is right. */
export interface BucketServer {
  readonly url: string;
  readonly objects: ReadonlyMap<string, Buffer>;
  readonly refused: () => number;
  readonly close: () => Promise<void>;
}

const hex = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** AWS Signature Version 4, as its documentation tells it. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer, secret: string): boolean {
  const pattern =
    /Credential=[^/]+\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/;
  const [, day = '', region = '', names = '', signature = ''] =
    pattern.exec(headers.authorization ?? '') ?? [];
  const sum = hex(body);
  if (headers['x-amz-content-sha256'] !== sum) return false;
  const listed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', listed.join(''), names, sum].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hex(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}

export async function startBucket(secret: string): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  let refused = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const { method, url = '' } = request;
    if (!isSigned(request, body, secret)) {
      refused += 1;
      response.writeHead(403).end();
      return;
    }
    if (method === 'PUT') objects.set(url, body);
    if (method === 'DELETE') objects.delete(url);
    const found = objects.get(url);
    if (method === 'GET') response.writeHead(found ? 200 : 404).end(found);
    else response.writeHead(method === 'DELETE' ? 204 : 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused: () => refused,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
