import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '../../scripts/prepare.mjs';
import { projectsWith } from '../../scripts/run-tests.mjs';
import folders from '../folders.json' with { type: 'json' };

it('whoever names a file runs it in every project that has it', async () => {
  const { ok, output } = await runTool('vitest', 'vitest', ['list', '--filesOnly', '--json'], {
    quiet: true,
  });
  expect(ok, output).toBe(true);
  const listed: { readonly file: string; readonly projectName: string }[] = JSON.parse(
    output.slice(output.indexOf('[\n'), output.lastIndexOf(']') + 1),
  );
  const having = new Map<string, string[]>();
  for (const { file, projectName } of listed) {
    const path = relative('.', file);
    having.set(path, [...(having.get(path) ?? []), projectName]);
  }
  expect(having.size).toBeGreaterThan(400);
  const names = [...Object.keys(folders), 'unit'];
  const missed = [...having].flatMap(([file, projects]) => {
    const found = projectsWith([file], names).sort().join(', ');
    const real = projects.sort().join(', ');
    return found === real ? [] : [`${file} is in ${real}; named, it runs in ${found}`];
  });
  expect(missed).toEqual([]);
}, 300_000);
