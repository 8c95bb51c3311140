// npm run fuzz: calls made up from the contract, for every endpoint, role and kind of body. Fails on an answer of 500
// or above, on one slower than a second, on memory that grows and on jobs given up.
// npm run fuzz -- --seed 7 --per-endpoint 500 --only leaveRequests | --long (10,000 calls of each endpoint)
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
const { ok } = await runTool('tsx', 'tsx', ['--expose-gc', 'tests/fuzz/main.ts', ...process.argv.slice(2)]);
process.exit(ok ? 0 : 1);
