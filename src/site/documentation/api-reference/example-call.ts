import { exampleOf, type Schema } from '#contract/example-values.ts';

/** Not ours: whoever reads puts their own in its place. */
const HOST = 'https://relache.example';
const ID = '0190c6de-5f1a-7c3e-9b52-3f2a7d1c4e80';

export interface ExampleParts {
  readonly method: string;
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly isSession: boolean;
  readonly isIdempotent: boolean;
  readonly body: Schema | undefined;
}

/** One call that a shell takes as it stands, once the token is one's own. */
export function exampleCall({ method, path, query, isSession, isIdempotent, body }: ExampleParts): string {
  const filled = path.replace(/\{token\}/, 'TOKEN').replace(/\{\w+\}/g, ID);
  const asked = query.map(({ name, schema }) => `${name}=${exampleOf(schema, name, 'required')}`).join('&');
  const address = `"${HOST}/api${filled}${asked ? `?${asked}` : ''}"`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${address}`];
  if (isSession) lines.push('-H "Authorization: Bearer TOKEN"');
  if (isIdempotent) lines.push('-H "Idempotency-Key: 7f1c-2027-07"');
  if (body) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(exampleOf(body, '', 'required')).replaceAll("'", '’')}'`);
  }
  return lines.join(' \\\n  ');
}
