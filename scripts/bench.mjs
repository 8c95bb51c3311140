// npm run bench: figures as ratios inside one run. Nothing here passes or fails.
// npm run bench -- requests: only that part of it (engine, me, requests, decisions, counters, calendar, blocking,
// pay-month, pay-files, insights, site, screens, start-up, processes, known-addresses).
// npm run bench -- screens --against ../other: side by side with another checkout, installed and built;
// --only calendar measures one page alone, --picture FILE draws a first visit to the calendar.
// npm run bench -- scale | night | growth | memory: what takes too long to be among the others.
import { browserEnvironment } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const given = process.argv.slice(2);
const options = given.findIndex((each) => each.startsWith('--'));
const wanted = options < 0 ? given : given.slice(0, options);
const scripts = [
  ...(wanted.length === 0 || wanted.includes('engine') ? ['bench/engine.ts'] : []),
  ...(wanted.length === 0 || wanted.some((part) => part !== 'engine') ? ['bench/run.ts'] : []),
];
// The timeline is scrolled in a real browser.
const env =
  wanted.length === 0 || wanted.includes('calendar') || wanted.includes('screens')
    ? browserEnvironment()
    : {};
for (const file of scripts) {
  const { ok } = await runTool('tsx', 'tsx', [file, ...given], { env });
  if (!ok) process.exit(1);
}
