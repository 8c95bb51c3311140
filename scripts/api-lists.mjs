// Writes the lists that the files of the API say already: which endpoint tables there are, and who handles each.
// `npm run check` does so first. A table without a file of handlers beside its name does not compile.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const contract = 'src/contract';
const apiFile = `${contract}/api.ts`;
const header = '// Written by scripts/api-lists.mjs from the endpoint tables of src/contract.\n';

const read = (file) => readFileSync(join(root, file), 'utf8');
const lines = (items, line) => items.map(line).join('\n');

/** Every endpoint table: the file it lies in, and the feature as it is called in code. */
function endpointTables() {
  return readdirSync(join(root, contract))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort()
    .flatMap((file) =>
      [...read(`${contract}/${file}.ts`).matchAll(/^export const (\w+)Endpoints\b/gm)].map(([, feature]) => ({
        file,
        feature,
      })),
    );
}

/** Who was there before keeps its place: a schema that several calls share is called after the first of them. */
function inOrderOfArrival(tables) {
  const known = [...read(apiFile).matchAll(/^ {2}(\w+): /gm)].map(([, feature]) => feature);
  const placeOf = ({ feature }) => (known.includes(feature) ? known.indexOf(feature) : known.length);
  return [...tables].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Every list by its file. */
export function apiLists() {
  const tables = endpointTables();
  return {
    [apiFile]: `${header}${lines(tables, ({ file, feature }) => `import { ${feature}Endpoints } from './${file}.ts';`)}

/** Every endpoint table, by feature: its routes, its client and its documentation are made from here. */
export const api = {
${lines(inOrderOfArrival(tables), ({ feature }) => `  ${feature}: ${feature}Endpoints,`)}
};
`,
    'src/server/http/handlers.ts': `${header}${lines(tables, ({ file, feature }) => `import { ${feature}Handlers } from './${file}.ts';`)}

/** Who handles the calls of each endpoint table. */
export const handlers = {
${lines(tables, ({ feature }) => `  ${feature}: ${feature}Handlers,`)}
};
`,
  };
}

export function writeApiLists() {
  for (const [file, text] of Object.entries(apiLists())) writeFileSync(join(root, file), text);
}

if (process.argv[1]?.endsWith('api-lists.mjs')) writeApiLists();
