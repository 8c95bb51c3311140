import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A checkout of a few files, with the scripts that look whether it is built. */
let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'relache-built-'));
  for (const folder of ['scripts', 'src/deep', 'build/server'])
    mkdirSync(join(tree, folder), { recursive: true });
  for (const script of ['built.mjs', 'prepare.mjs'])
    cpSync(join('scripts', script), join(tree, 'scripts', script));
  writeFileSync(join(tree, 'src', 'deep', 'one.ts'), 'one');
  writeFileSync(join(tree, 'src', 'two.ts'), 'two');
  inTree('aboutToBuild()()');
  // Dates of files are those of a build some time ago: the moment itself counts as newer.
  moveStamp(60);
});
afterEach(() => rmSync(tree, { recursive: true }));

function inTree(code: string): string {
  const script = `import { readdirSync } from 'node:fs'; import { aboutToBuild, isBuilt, loadBuilt } from './scripts/built.mjs'; console.log(await ${code});`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: tree,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

/** By the clock of the files, which no test moves. */
function moveStamp(seconds: number): void {
  const moved = statSync(join(tree, 'src', 'two.ts')).mtimeMs / 1000 + seconds;
  utimesSync(join(tree, 'build', 'stamp'), moved, moved);
}

/** As it is when something was touched after the build. */
function afterTheBuild(): void {
  moveStamp(-60);
}

describe('whether what is built is what the sources say', () => {
  it('is so after a build, and not before', () => {
    expect(inTree('isBuilt()')).toBe('true');
    rmSync(join(tree, 'build', 'stamp'));
    expect(inTree('isBuilt()')).toBe('false');
  });

  it.each([
    ['edited', () => writeFileSync(join(tree, 'src', 'deep', 'one.ts'), 'eno')],
    ['added', () => writeFileSync(join(tree, 'src', 'deep', 'three.ts'), 'three')],
    ['removed', () => rmSync(join(tree, 'src', 'two.ts'))],
    [
      'edited under an old date',
      () => {
        writeFileSync(join(tree, 'src', 'two.ts'), 'owt');
        utimesSync(join(tree, 'src', 'two.ts'), 0, 0);
      },
    ],
  ])('is not once a file was %s', (_what, change) => {
    afterTheBuild();
    change();
    expect(inTree('isBuilt()')).toBe('false');
  });

  it('still is when a file was touched and says the same', () => {
    afterTheBuild();
    writeFileSync(join(tree, 'src', 'two.ts'), 'two');
    expect(inTree('isBuilt()')).toBe('true');
  });
});

describe('the built server', () => {
  const place = () => join(tree, 'build', 'server', 'main.cjs');
  const saying = (word: string) => `(function (exports) { exports.said = '${word}'; })`;

  it('runs what is there, also where what was compiled before had the same length', () => {
    writeFileSync(place(), saying('one'));
    const keeping = `(async () => {
      const { said } = loadBuilt('main', 0);
      while (!readdirSync('build/server').some((file) => file.endsWith('.compiled'))) await new Promise(setImmediate);
      return said;
    })()`;
    expect(inTree(keeping)).toBe('one');
    expect(inTree("loadBuilt('main').said")).toBe('one');
    writeFileSync(place(), saying('two'));
    expect(inTree("loadBuilt('main').said")).toBe('two');
  });
});
