// The server from its sources, for `npm run dev`; run through tsx.
import { main } from '../src/server/main.ts';
import { root } from './prepare.mjs';

await main(root, null);
