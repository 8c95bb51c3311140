/** A bucket of the operator's, at any provider that speaks S3. */
export interface BucketChoice {
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of it or nothing: half a bucket would lose files. */
export function readBucket(
  text: (name: string) => string | null,
  production: boolean,
  problems: string[],
): BucketChoice | null {
  const [endpoint, name, accessKeyId, secretAccessKey] = needed.map(text);
  if (!endpoint && !name && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) {
    problems.push(`${needed.join(', ')} go together; set all of them or none`);
    return null;
  }
  const protocol = URL.canParse(endpoint) ? new URL(endpoint).protocol : '';
  if (protocol !== 'https:' && (production || protocol !== 'http:')) {
    problems.push('S3_ENDPOINT is not an address that starts with https://');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    problems.push('S3_BUCKET is not the name of a bucket');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    name,
    region: text('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
  };
}
