import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiLists } from '../../scripts/api-lists.mjs';

it('lists every endpoint table of the folder, who handles each, and who does each job', () => {
  const lists = Object.entries(apiLists());
  expect(lists).toHaveLength(3);
  for (const [file, text] of lists) expect(readFileSync(file, 'utf8'), file).toBe(text);
});
