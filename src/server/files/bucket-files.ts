import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import type { BucketChoice } from './bucket-choice.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** A provider that does not answer keeps nobody waiting for ever. */
const patienceMs = 20_000;

/** Each call is signed, with the sum of what it carries. */
export function bucketFiles({
  endpoint,
  name,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketChoice): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const send = async (method: string, file: StoredFile, bytes?: Buffer): Promise<Response> => {
    mustHoldNothing('the bucket');
    const url = `${endpoint}/${name}/${file.organizationId}/${file.id}`;
    const response = await client.fetch(url, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
      },
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok && response.status !== 404) {
      throw new Error(`The bucket answered ${response.status} to ${method}.`);
    }
    return response;
  };
  return {
    bring: async (file, bytes) => {
      const { ok, status } = await send('PUT', file, bytes);
      if (!ok) throw new Error(`The bucket answered ${status} to PUT.`);
    },
    enclose: async () => undefined,
    fetch: async (file) => {
      const response = await send('GET', file);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    forget: async (file) => {
      await send('DELETE', file);
    },
  };
}
