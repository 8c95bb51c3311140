// npm test: types, lint, unit, server and browser tests. Ends with one line that counts them all.
// `npm test -- login` runs only the test files whose path contains « login ».
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { check } from './check.mjs';
import { installDependencies, requireNode, root, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
const filters = process.argv.slice(2);
const total = filters.length > 0 ? { passed: 0, failed: 0 } : await check();
await buildIfStale();

mkdirSync(join(root, 'coverage'), { recursive: true });
const report = join(root, 'coverage', 'results.json');
rmSync(report, { force: true });
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
args.push(...(filters.length > 0 ? filters : ['--coverage']));
await runTool('vitest', 'vitest', args, { env: browserEnvironment() });
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numTotalTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  total.passed += numPassedTests;
  // A file that does not even load fails no single test, yet it fails the run.
  total.failed += numFailedTests || (success && numTotalTests > 0 ? 0 : 1);
} else {
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
