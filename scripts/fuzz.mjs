// npm run fuzz: calls made up from the contract, for every endpoint, role and kind of body. Fails on an answer of 500
// or above, on one slower than a second, on memory that grows and on jobs given up.
// npm run fuzz -- --seed 7 --per-endpoint 500 --only leaveRequests | --long (10,000 calls of each endpoint)
// In parts: --slice 2/5 (the second of five), --endpoints 10..40 (by their place in the contract). A seed makes the
// same calls in every part; --hands 1 makes them one after the other.
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
const { ok } = await runTool('tsx', 'tsx', ['--expose-gc', 'tests/fuzz/main.ts', ...process.argv.slice(2)]);
process.exit(ok ? 0 : 1);
