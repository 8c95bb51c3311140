import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import folders from './folders.json' with { type: 'json' };

it('every place that tests are looked for in is there', () => {
  expect(
    Object.values(folders)
      .flat()
      .filter((place) => !existsSync(place)),
  ).toEqual([]);
});
