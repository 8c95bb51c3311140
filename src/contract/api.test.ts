import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiLists } from '../../scripts/api-lists.mjs';

it('lists every endpoint table of the folder, and who handles each', () => {
  const lists = Object.entries(apiLists());
  expect(lists).toHaveLength(2);
  for (const [file, text] of lists) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
