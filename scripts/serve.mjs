// npm run serve: the server alone, from what is already installed and built. For production, where nothing is built.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './prepare.mjs';

const { main } = await import(pathToFileURL(join(root, 'build/server/main.js')).href);
await main(root);
