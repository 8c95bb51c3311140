// npm test: types, lint, unit, server and browser tests. Ends with what failed, and one line that counts them all.
// `npm test -- login` runs only the test files whose path contains « login »; `npm run coverage` measures as well.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { installDependencies, requireNode, root, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
const filters = process.argv.slice(2);
const isWhole = filters.every((filter) => filter.startsWith('--'));
// Checks and build have nothing to say to each other, and there are two cores.
const [total] = await Promise.all([isWhole ? check() : { passed: 0, failures: [] }, buildIfStale()]);

mkdirSync(join(root, 'coverage'), { recursive: true });
const report = join(root, 'coverage', 'results.json');
rmSync(report, { force: true });
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...filters];
const { ok } = await runTool('vitest', 'vitest', args, { env: browserEnvironment() });
const failures = existsSync(report) ? gather(JSON.parse(readFileSync(report, 'utf8'))) : [];
// A rejection that nobody handled, or a run that broke off, fails no single test.
if (!ok && failures.length === 0) failures.push('vitest itself: see the errors above');
total.failures.push(...failures);

for (const failure of total.failures) console.log(`FAIL  ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exit(total.failures.length === 0 ? 0 : 1);

/** Counts what passed, and names what failed: the tests of a file, or the file when it did not even load. */
function gather({ testResults, numPassedTests }) {
  total.passed += numPassedTests;
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' ? [`${file}: the file or its preparation`] : [];
  });
}
