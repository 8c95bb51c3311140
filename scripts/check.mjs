// npm run check: types, lint, unused code. Types are kept room by room, so that only what a change touches is looked
// at again; the first time, all of them are.
import { writeApiLists } from './api-lists.mjs';
import { installDependencies, requireNode, runTool } from './prepare.mjs';
import { writeWordLists } from './word-lists.mjs';

const steps = [
  ['types', 'typescript', 'tsc', ['--build']],
  ['lint', '@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.']],
  ['unused code', 'knip', 'knip', []],
];

/** Checkers side by side look at much twice: beside tests, which want the cores, one does it with a third less work. */
const sparingly = ['--checkers', '1', '--builders', '2'];

/**
 * A third of what this one does is collecting what it has allocated, again and again while its memory grows. Where there
 * is room, it collects only near this limit. Several side by side need more than that from the start, and would do
 * nothing else (docs/decisions/106).
 */
const roomForOne = () =>
  process.availableMemory() > 8 * 1024 ** 3 ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {};

/** Returns how many steps passed, and the names of those that failed. */
export async function check({ behind = false } = {}) {
  const counts = { passed: 0, failures: [] };
  const run = async ([name, packageName, bin, given]) => {
    const isOneChecker = behind && bin === 'tsc';
    const args = isOneChecker ? [...given, ...sparingly] : given;
    const env = isOneChecker ? roomForOne() : {};
    const { ok, output } = await runTool(packageName, bin, args, { quiet: true, behind, env });
    console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name}`);
    if (!ok) console.log(output);
    if (ok) counts.passed += 1;
    else counts.failures.push(name);
  };
  await Promise.all(steps.map(run));
  return counts;
}

if (process.argv[1]?.endsWith('check.mjs')) {
  requireNode();
  await installDependencies();
  writeApiLists();
  writeWordLists();
  if ((await check()).failures.length > 0) process.exit(1);
}
