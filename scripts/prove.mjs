// npm run prove: what takes long by nature (chaos, generated calls, kills and signals, backups of every released schema),
// the tests that `npm test` leaves out because they are no daily matter, and some on the other Nodes at hand. Ends like
// `npm test`, with the names of what failed and one line.
// `npm run prove -- chaos` runs the proofs whose path contains « chaos »; `npm run prove -- nodes` every Node of the
// README, fetching those that are missing.
import { availableParallelism } from 'node:os';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { proveNodes } from './nodes.mjs';
import { installDependencies, requireNode } from './prepare.mjs';
import { endWith, namesIn, notDaily, projectsWith, runTests } from './run-tests.mjs';

requireNode();
await installDependencies();
const args = process.argv.slice(2);
const names = namesIn(args);
const isForNodesOnly = names.length === 1 && names[0] === 'nodes';
await buildIfStale();
const counts = [];
if (!isForNodesOnly && projectsWith(names, ['prove']).length > 0)
  counts.push(await runTests(['prove'], args, { env: browserEnvironment() }));
if (names.length === 0) {
  const workers = Math.max(2, availableParallelism()) + 1;
  counts.push(await runTests(['server'], [...args, notDaily], { workers }));
  // All pages without a browser, by the React that complains of wrong markup.
  counts.push(await runTests(['component'], args, { env: { REACT: 'development' } }));
  counts.push(await runTests(['built'], [...args, notDaily], { env: browserEnvironment() }));
}
if (isForNodesOnly || names.length === 0) counts.push(await proveNodes({ fetch: isForNodesOnly }));
if (counts.length === 0)
  counts.push({ passed: 0, failures: [`no proof is named like ${names.join(' or ')}`] });
endWith(counts);
