// npm run watch: the tests of what has changed since the last commit, again after each edit. `npm run watch -- balances`
// follows the test files whose path contains « balances ». Nothing is built unless one of them reads what was built.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';
import { inProjects, namesIn, projectsWith } from './run-tests.mjs';

requireNode();
await installDependencies();
const args = process.argv.slice(2).filter((word) => word !== '--watch');
const names = namesIn(args);
const quick = ['unit', 'server', 'component'];
const projects = projectsWith(names, names.length > 0 ? [...quick, 'built'] : quick);
const needsBuild = projects.includes('built');
if (needsBuild) await buildIfStale();
const whichFiles = names.length > 0 ? [] : ['--changed'];
// The keys that vitest listens for come from the terminal.
const tests = spawn(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['watch', ...whichFiles, ...inProjects(projects), ...args],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...(needsBuild ? browserEnvironment() : {}) } },
);
tests.on('close', (code) => process.exit(code ?? 1));
