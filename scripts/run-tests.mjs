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

const testsIn = (...places) =>
  places.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(place, file)),
  );

/** Of these projects, those with a file whose path contains one of the names; all of them without a name. */
export function projectsWith(names, projects) {
  if (names.length === 0) return projects;
  const named = testsIn('src', 'tests').filter((file) => names.some((name) => file.includes(name)));
  return projects.filter((project) => named.some((file) => projectsOf(file).includes(project)));
}

function projectsOf(file) {
  const isIn = (place) => file === place || file.startsWith(`${place}/`);
  const found = Object.keys(folders).filter((name) => folders[name].some(isIn));
  return found.length > 0 ? found : ['unit'];
}

/**
 * Of what meets a database, a screen or a build, `npm test` takes what is tagged as daily and `npm run prove` the rest
 * (docs/decisions/107). Files are daily as a whole, but for those in a browser. They are named, with all unit tests, so
 * that the others are not even loaded.
 */
export function dailyFiles() {
  const isDaily = (file) =>
    projectsOf(file)[0] === 'unit' ||
    /@module-tag daily\b|tags: 'daily'/.test(readFileSync(join(root, file), 'utf8'));
  return testsIn('src', 'tests').filter(isDaily);
}

export const onlyDaily = '--tags-filter=daily';
export const notDaily = '--tags-filter=!daily';

export const inProjects = (projects) => projects.map((project) => `--project=${project}`);

/** More files than this do not fail by chance. */
const MOST_SECOND_TRIES = 3;

/**
 * Runs the tests of some projects; returns how many passed, and the names of those that failed. A few files that failed
 * are tried once more, alone: what passes then is told as unsteady, by its name, and fails nothing.
 */
export async function runTests(projects, args, { env = {}, workers } = {}) {
  const at = workers === undefined ? args : [...args, `--maxWorkers=${workers}`];
  const first = await runOnce(projects, at, env, projects.join('-'));
  const files = [...new Set(first.failures.map(({ file }) => file))];
  // Beside the code stands what meets neither processes nor browsers: nothing there has a reason to be unsteady.
  const meetMachine = files.every((file) => file?.startsWith('tests/'));
  const canTryAgain = meetMachine && files.length > 0 && files.length <= MOST_SECOND_TRIES;
  if (!canTryAgain) return told(first, []);
  console.log(`\nOnce more, alone: ${files.join(', ')}`);
  const options = args.filter((word) => !namesIn(args).includes(word));
  const second = await runOnce(projects, [...options, ...files], env, 'second-try');
  const again = new Set(second.failures.map(({ name }) => name));
  const unsteady = first.failures.filter(({ name }) => !again.has(name));
  const passed = first.passed + unsteady.filter(({ isTest }) => isTest).length;
  return told({ passed, failures: second.failures }, unsteady);
}

const told = ({ passed, failures }, unsteady) => ({
  passed,
  failures: failures.map(({ name }) => name),
  unsteady: unsteady.map(({ name }) => name),
});

async function runOnce(projects, args, env, reportName) {
  mkdirSync(coverage, { recursive: true });
  const report = join(coverage, `results-${reportName}.json`);
  rmSync(report, { force: true });
  const all = ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { ok } = await runTool('vitest', 'vitest', [...all, ...inProjects(projects), ...args], { env });
  const counts = existsSync(report)
    ? gather(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  // A rejection that nobody handled, or a run that broke off, fails no single test.
  if (!ok && counts.failures.length === 0)
    counts.failures.push({ name: 'vitest itself: see the errors above' });
  return counts;
}

/** Counts what passed, and names what failed: the tests of a file, or the file when it did not even load. */
function gather({ testResults, numPassedTests }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName }) => ({ file, name: `${file}: ${fullName}`, isTest: true }));
    return status === 'failed' ? [{ file, name: `${file}: the file or its preparation`, isTest: false }] : [];
  });
  return { passed: numPassedTests, failures };
}

/** The last words of a run: what failed, by its name, and one line that counts it all. */
export function endWith(counts) {
  const failures = counts.flatMap((one) => one.failures);
  const unsteady = counts.flatMap((one) => one.unsteady ?? []);
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  for (const name of unsteady)
    console.log(`UNSTEADY  ${name} (failed, then passed alone: look for the race)`);
  for (const failure of failures) console.log(`FAIL  ${failure}`);
  const besides = unsteady.length > 0 ? `, ${unsteady.length} of the passed only when tried again` : '';
  console.log(`\n${passed} passed, ${failures.length} failed${besides}`);
  process.exit(failures.length === 0 ? 0 : 1);
}
