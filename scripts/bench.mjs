// npm run bench: figures as ratios inside one run. Nothing here passes or fails.
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
for (const file of ['bench/engine.ts', 'bench/run.ts']) {
  const { ok } = await runTool('tsx', 'tsx', [file, ...process.argv.slice(2)]);
  if (!ok) process.exit(1);
}
