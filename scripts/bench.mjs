// npm run bench: figures as ratios inside one run. Nothing here passes or fails.
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { ok } = await runTool('tsx', 'tsx', ['bench/run.ts', ...process.argv.slice(2)]);
process.exit(ok ? 0 : 1);
