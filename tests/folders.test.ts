import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dailyFiles } from '../scripts/run-tests.mjs';
import folders from './folders.json' with { type: 'json' };

it('every place that tests are looked for in is there', () => {
  expect(
    Object.values(folders)
      .flat()
      .filter((place) => !existsSync(place)),
  ).toEqual([]);
});

it('what is daily is so as a file, but for single walks in a browser', () => {
  const files = dailyFiles();
  const filesOf = (project: 'server' | 'component' | 'built') =>
    files.filter((file) => folders[project].some((place) => file.startsWith(`${place}/`)));
  expect(filesOf('built').length).toBeGreaterThan(0);
  const whole = [...filesOf('server'), ...filesOf('component')];
  expect(whole.length).toBeGreaterThan(filesOf('built').length);
  expect(whole.filter((file) => readFileSync(file, 'utf8').includes("tags: 'daily'"))).toEqual([]);
});
