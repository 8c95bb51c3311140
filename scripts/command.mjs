// npm run seed | backup | restore | incident | newsletter: one command of the server, with its own connections.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
// Where the server only serves what was built, so do its commands: an image has no sources, a service no right to write.
if (process.env.APP_ENV !== 'production') {
  await installDependencies();
  const { buildIfStale } = await import('./build.mjs');
  await buildIfStale();
}
const { runCommand } = await import(pathToFileURL(join(root, 'build/server/commands.js')).href);
await runCommand(root, process.argv.slice(2));
