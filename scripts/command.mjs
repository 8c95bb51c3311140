// npm run seed | backup | restore | incident | newsletter: one command of the server, with its own connections.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { runCommand } = await import(pathToFileURL(join(root, 'build/server/commands.js')).href);
await runCommand(root, process.argv.slice(2));
