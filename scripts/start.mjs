// npm start: everything a fresh machine with Node needs, then the server, in this very process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { installDependencies, requireNode, root } from './prepare.mjs';

requireNode();
await installDependencies();
await buildIfStale();
const { main } = await import(pathToFileURL(join(root, 'build/server/main.js')).href);
await main(root);
