// npm test: types, lint, unit tests, and what is tagged as daily of the tests that meet a database, a screen or a build.
// Ends with what failed, and one line that counts them all. The rest is `npm run prove`.
// `npm test -- login` runs only the test files whose path contains « login », and builds only if one of them needs it.
// `npm test -- --watch login` stays and follows edits; `npm run coverage` measures as well.
import { availableParallelism } from 'node:os';
import { browserEnvironment } from './browser.mjs';
import { check } from './check.mjs';
import { installDependencies, requireNode, runScript } from './prepare.mjs';
import { dailyFiles, endWith, namesIn, onlyDaily, projectsWith, runTests } from './run-tests.mjs';

requireNode();
await installDependencies();
const args = process.argv.slice(2);
const names = namesIn(args);
const isWhole = names.length === 0;
const atOnce = projectsWith(names, ['unit', 'server', 'component']);
const afterBuild = projectsWith(names, ['built']);
/** Who names a file wants all of it. */
const given = isWhole ? [...args, ...dailyFiles()] : args;
const nothing = { passed: 0, failures: [] };
/** Tests of the server wait for databases and clocks often enough that one worker more than there are cores gets on. */
const oneMore = Math.max(2, availableParallelism()) + 1;

if (args.includes('--watch')) await import('./watch.mjs');
else if (atOnce.length + afterBuild.length === 0) endWith([{ ...nothing, failures: [notHere()] }]);
else if (args.includes('--coverage')) endWith(await measureAll());
else endWith(await runAll());

function notHere() {
  const isProof = projectsWith(names, ['prove']).length > 0;
  return isProof
    ? `what is named so is a proof: npm run prove -- ${names.join(' ')}`
    : `no test file is named like ${names.join(' or ')}`;
}

/** The tests that need no build have the machine first; checks and build take what they leave of it. */
async function runAll() {
  const [checked, early, built] = await Promise.all([
    isWhole ? check({ behind: true }) : nothing,
    atOnce.length > 0 ? runTests(atOnce, given, { workers: oneMore }) : nothing,
    afterBuild.length > 0 ? build({ behind: true }) : nothing,
  ]);
  const canGoOn = afterBuild.length > 0 && built.failures.length === 0;
  const inBrowser = isWhole ? [...given, onlyDaily] : given;
  const late = canGoOn ? await runTests(afterBuild, inBrowser, { env: browserEnvironment() }) : nothing;
  return [checked, early, built, late];
}

/** One measure of everything needs one run of everything. */
async function measureAll() {
  const [checked, built] = await Promise.all([isWhole ? check() : nothing, build()]);
  const all = await runTests([...atOnce, ...afterBuild], args, { env: browserEnvironment() });
  return [checked, built, all];
}

/** In a process of its own. One that works is no test; one that does not is a failure. */
async function build(options) {
  const { ok } = await runScript('scripts/build.mjs', [], options);
  return ok ? nothing : { ...nothing, failures: ['the build: see the errors above'] };
}
