// What `npm test`, `npm run prove` and `npm run watch` share: which files there are, how they run, how it is told.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runTool } from './prepare.mjs';

const folders = JSON.parse(readFileSync(join(root, 'tests', 'folders.json'), 'utf8'));
const coverage = join(root, 'coverage');

/** The words that name files, among what follows the command. */
export function namesIn(args) {
  const isValue = (place) => ['-t', '--testNamePattern'].includes(args[place - 1]);
  return args.filter((word, place) => !word.startsWith('-') && !isValue(place));
}

/** Of these projects, those with a file whose path contains one of the names; all of them without a name. */
export function projectsWith(names, projects) {
  if (names.length === 0) return projects;
  const files = ['src', 'tests'].flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(place, file)),
  );
  const named = files.filter((file) => names.some((name) => file.includes(name)));
  return projects.filter((project) => named.some((file) => projectsOf(file).includes(project)));
}

function projectsOf(file) {
  const found = Object.keys(folders).filter((name) => folders[name].some((place) => file.startsWith(place)));
  // Two files run again as proofs, with more calls and more rounds.
  if (/^tests\/http\/(fuzz|colleagues)\.test/.test(file)) found.push('prove');
  return found.length > 0 ? found : ['unit'];
}

export const inProjects = (projects) => projects.map((project) => `--project=${project}`);

/** Runs the tests of some projects; returns how many passed, and the names of those that failed. */
export async function runTests(projects, args, env) {
  mkdirSync(coverage, { recursive: true });
  const report = join(coverage, `results-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { ok } = await runTool('vitest', 'vitest', [...all, ...inProjects(projects), ...args], { env });
  const counts = existsSync(report)
    ? gather(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  // A rejection that nobody handled, or a run that broke off, fails no single test.
  if (!ok && counts.failures.length === 0) counts.failures.push('vitest itself: see the errors above');
  return counts;
}

/** Counts what passed, and names what failed: the tests of a file, or the file when it did not even load. */
function gather({ testResults, numPassedTests }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return status === 'failed' ? [`${file}: the file or its preparation`] : [];
  });
  return { passed: numPassedTests, failures };
}

/** The last words of a run: what failed, by its name, and one line that counts it all. */
export function endWith(counts) {
  const failures = counts.flatMap((one) => one.failures);
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  for (const failure of failures) console.log(`FAIL  ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}
