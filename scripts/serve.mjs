// npm run serve: the server alone, from what is already installed and built. For production, where nothing is built.
import { loadBuilt } from './built.mjs';
import { root } from './prepare.mjs';

await loadBuilt('main').main(root);
