// npm start: everything a fresh machine with Node needs, then the server, in this very process.
import { isBuilt, loadBuilt } from './built.mjs';
import { installDependencies, requireNode, root, runScript } from './prepare.mjs';

requireNode();
await installDependencies();
// In a process of its own: what builds is many times larger than what serves.
if (!isBuilt() && !(await runScript('scripts/build.mjs', [])).ok) process.exit(1);
await loadBuilt('main').main(root);
