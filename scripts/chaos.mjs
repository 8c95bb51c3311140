// npm run chaos -- --minutes N: kills, pauses, cuts and faults of every kind, and a look at what is left of the data.
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { ok } = await runTool('tsx', 'tsx', ['tests/chaos/command.ts', ...process.argv.slice(2)]);
process.exit(ok ? 0 : 1);
