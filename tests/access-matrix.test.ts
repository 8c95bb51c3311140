import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessMatrix } from '#domain/access/matrix.ts';

it('documents who may do what as the code says it (write it anew with npm run docs:access)', () => {
  expect(readFileSync('docs/access.md', 'utf8')).toBe(accessMatrix());
});
