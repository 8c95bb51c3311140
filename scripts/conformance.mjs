// npm run conformance: every case of the law and of the official calendars, as a table by rule.
import { installDependencies, requireNode, runTool } from './prepare.mjs';

requireNode();
await installDependencies();
const { ok } = await runTool('tsx', 'tsx', ['tests/conformance/run.ts']);
process.exit(ok ? 0 : 1);
