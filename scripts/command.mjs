// npm run seed | backup | restore | incident | newsletter | notice | recover | import-company: one command of the server, with its own connections.
import { isBuilt, loadBuilt } from './built.mjs';
import { installDependencies, requireNode, root, runScript } from './prepare.mjs';

requireNode();
// Where the server only serves what was built, so do its commands: an image has no sources, a service no right to write.
if (process.env.APP_ENV !== 'production') {
  await installDependencies();
  if (!isBuilt() && !(await runScript('scripts/build.mjs', [])).ok) process.exit(1);
}
await loadBuilt('commands').runCommand(root, process.argv.slice(2));
