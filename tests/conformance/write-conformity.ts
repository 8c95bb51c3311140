import { writeFileSync } from 'node:fs';
import { ALL_CASES } from './all-cases.ts';
import { conformityPage } from './conformity-page.ts';
import { withOwnApp } from './http/own-app.ts';
import { runThroughApi } from './http/run-api.ts';

/** Asks every case anew and writes what the public page shows, a case a line. */
const file = new URL('../../src/site/conformity/conformity.json', import.meta.url);
const cases = conformityPage(await withOwnApp((app) => runThroughApi(app, ALL_CASES)));
writeFileSync(file, `[\n${cases.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
console.log(`Wrote ${cases.length} cases.`);
